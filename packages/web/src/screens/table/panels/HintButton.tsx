import { useEffect, useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { isElsewhere } from '../../../boards/parts/useKeys.js';
import { Icon } from '../../../design/Icon.js';
import type { Hint, Table } from '../../../table/table.js';
import type { Result } from '../../../table/trouble.js';
import { useTrouble } from '../../../table/useTrouble.js';
import { useT } from '../../../text/t.js';
import type { HintButtonProps } from '../panel.js';
import styles from './Hint.module.css';
import { commandOf } from './keys.js';

/** "What would you do?": a companion says what, how sure it is, and what would be second best. */
export function HintButton({ table, asked }: HintButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  useAskedByKey(() => setOpen(true));
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button className={styles.ask}>
        <Icon name="light-bulb" />
        {t('panel.hint')}
      </Button>
      <Popover className={styles.popover} placement="top end">
        <Dialog className={styles.dialog}>
          <Heading slot="title">{t('panel.hint.title')}</Heading>
          <Advice table={table} decision={asked.id} onDone={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function useAskedByKey(ask: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isElsewhere(event.target) && commandOf(event) === 'hint') ask();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [ask]);
}

type AdviceProps = { table: Table; decision: number; onDone: () => void };

function Advice({ table, decision, onDone }: AdviceProps) {
  const t = useT();
  const say = useTrouble();
  const [hint, setHint] = useState<Result<Hint> | null>(null);
  useEffect(() => {
    let wanted = true;
    table.hint(decision).then((found) => {
      if (wanted) setHint(found);
    });
    return () => {
      wanted = false;
    };
  }, [table, decision]);
  if (hint === null)
    return (
      <p className={styles.thinking} role="status">
        {t('panel.hint.thinking')}
      </p>
    );
  if (!hint.ok) return <p role="alert">{say(hint.trouble)}</p>;
  const follow = () => {
    onDone();
    table.answer(decision, hint.value.picks);
  };
  return <Told hint={hint.value} onFollow={follow} />;
}

const hundred = (worth: number) => Math.round(worth * 100);

function Told({ hint, onFollow }: { hint: Hint; onFollow: () => void }) {
  const t = useT();
  const inWords = (texts: readonly string[]) =>
    texts.length === 0 ? t('panel.hint.nothing') : texts.join(', ');
  return (
    <div role="status">
      <p className={styles.answer}>{inWords(hint.texts)}</p>
      <p>
        {t(hint.reason)} {t('panel.hint.worth', { worth: hundred(hint.worth) })}
      </p>
      {hint.next !== null && hint.reason !== 'hint.alike' && (
        <p className={styles.next}>
          {t('panel.hint.next', { answer: inWords(hint.next.texts), worth: hundred(hint.next.worth) })}
        </p>
      )}
      <Button className={styles.do} onPress={onFollow} autoFocus>
        <Icon name="check-mark" />
        {t('panel.hint.do')}
      </Button>
    </div>
  );
}
