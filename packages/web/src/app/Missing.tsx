import { ButtonLink } from '../design/Button.js';
import { Notice, NoticePage } from '../design/Notice.js';
import { useTitle } from '../design/PageHead.js';
import { t } from '../text/t.js';
import { paths } from './paths.js';

type Props = { title?: string; text?: string; to?: string; back?: string };

/** A page that is not there, and the way back: to the hall, or to something nearer. */
export function Missing({ title, text, to = paths.hall, back }: Props) {
  const name = title ?? t('app.missing.title');
  useTitle(name);
  return (
    <NoticePage title={name} text={text ?? t('app.missing.text')}>
      <ButtonLink to={to}>{back ?? t('nav.toHall')}</ButtonLink>
    </NoticePage>
  );
}

type NoSuchProps = {
  /** What was asked for and is not there. */
  text: string;
  to: string;
  back: string;
};

/** Above a page that was asked for something it does not have: what that was, and the way back. */
export function NoSuch({ text, to, back }: NoSuchProps) {
  return (
    <Notice role="alert">
      <span>{text}</span>
      <ButtonLink kind="link" to={to}>
        {back}
      </ButtonLink>
    </Notice>
  );
}
