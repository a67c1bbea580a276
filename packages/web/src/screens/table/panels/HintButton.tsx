import type { Result } from '@questhall/table';
import { useEffect, useId, useState } from 'react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';
import { isElsewhere } from '../../../boards/parts/useKeys.js';
import { buttonLook } from '../../../design/Button.js';
import { Icon } from '../../../design/Icon.js';
import type { Hint, Table } from '../../../table/table.js';
import { useTrouble } from '../../../table/useTrouble.js';
import { useT } from '../../../text/t.js';
import type { HintButtonProps } from '../panel.js';
import styles from './Hint.module.css';
import { HintTold } from './HintTold.js';
import { commandOf } from './keys.js';

/** "What would you do?": a companion says what, why, and what would be second best. */
export function HintButton({ table, asked }: HintButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const title = useId();
  useAskedByKey(() => setOpen(true));
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button {...buttonLook({ kind: 'quiet' })}>
        <Icon name="light-bulb" />
        {t('panel.hint')}
      </Button>
      {/* It is the dialog itself: with one inside, its unseen buttons would lie outside of everything. */}
      <Popover className={styles.popover} placement="top end" aria-labelledby={title}>
        <div className={styles.dialog} data-on="paper">
          <h4 id={title}>{t('panel.hint.title')}</h4>
          <Advice table={table} decision={asked.id} onDone={() => setOpen(false)} />
        </div>
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
  if (hint === null) return <p role="status">{t('panel.hint.thinking')}</p>;
  if (!hint.ok) return <p role="alert">{say(hint.trouble)}</p>;
  const follow = () => {
    onDone();
    table.answer(decision, hint.value.picks);
  };
  return <HintTold hint={hint.value} onFollow={follow} />;
}
