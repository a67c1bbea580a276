import type { Rule } from '@questhall/rulebook';
import { Fold } from '../../design/Fold.js';
import { useT } from '../../text/t.js';

type Props = { rule: Pick<Rule, 'say' | 'note'>; className?: string | undefined };

/** A rule in a player's sentence; the editors' note that it stands for is folded below. */
export function RuleText({ rule: { say, note }, className }: Props) {
  const t = useT();
  return (
    <>
      <p className={className} lang="en">
        {say}
      </p>
      {note !== null && (
        <Fold size="small" label={t('rules.note')}>
          <p lang="en">{note}</p>
        </Fold>
      )}
    </>
  );
}
