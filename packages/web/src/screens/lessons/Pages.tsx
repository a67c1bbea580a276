import { Button } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import { useT } from '../../text/t.js';

type Props = { page: number; pages: number; onTurn: (page: number) => void };

/** Where several things are said at one question, one after the other. */
export function Pages({ page, pages, onTurn }: Props) {
  const t = useT();
  if (pages < 2) return null;
  const last = page === pages - 1;
  return (
    <>
      {page > 0 && (
        <Button kind="page" icon="previous-button" onClick={() => onTurn(page - 1)}>
          {t('coach.back')}
        </Button>
      )}
      <small>{t('coach.page', { page: page + 1, pages })}</small>
      {!last && (
        <Button kind="gold" onClick={() => onTurn(page + 1)}>
          {t('coach.next')}
          <Icon name="next-button" />
        </Button>
      )}
    </>
  );
}
