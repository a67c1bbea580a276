import type { LrView } from '@questhall/lost-relics';
import { usePointed } from '../../../boards/parts/context.js';
import { LastRoll } from '../../../stage/LastRoll.js';
import { t } from '../../../text/t.js';
import { ActionDie } from '../cards/ActionDie.js';
import styles from './Chain.module.css';
import { Medal } from './Medal.js';
import { nameOf } from './printed.js';
import { rollOf } from './roll.js';
import { spentSaid } from './said.js';
import { type Link, nextValue, type Turn } from './turn.js';

const VALUES = [1, 2, 3, 4, 5, 6] as const;

type Props = { view: LrView; turn: Turn | null; ask: string | undefined };

/** The chain as it grows: whose die, which action, and what comes next; below it, who answers to it. */
export function Chain({ view, turn, ask }: Props) {
  const links = turn?.chain ?? [];
  const chained = links[0]?.die === 1 ? links : [];
  const next = nextValue(turn, ask);
  const roll = rollOf(turn, view);
  return (
    <section className={styles.tray} data-pointed={usePointed('chain')} aria-label={t('relicBoard.chain')}>
      <ol className={styles.chain} data-past={turn?.stir != null || undefined}>
        {VALUES.map((value) => (
          <Socket
            key={value}
            value={value}
            link={chained[value - 1]}
            next={next === value}
            adventure={view.adventure}
          />
        ))}
      </ol>
      <Told view={view} turn={turn} />
      {roll !== null && <LastRoll roll={roll} small />}
    </section>
  );
}

type SocketProps = { value: number; link: Link | undefined; next: boolean; adventure: string };

function Socket({ value, link, next, adventure }: SocketProps) {
  if (link === undefined)
    return (
      <li
        data-next={next || undefined}
        aria-label={t(next ? 'relicBoard.chain.next' : 'relicBoard.chain.open', { value })}
      >
        <i aria-hidden="true">{value}</i>
      </li>
    );
  const said = { value, hero: nameOf(link.hero, adventure), action: nameOf(link.action ?? '', adventure) };
  return (
    <li data-done aria-label={t('relicBoard.chain.link', said)} title={t('relicBoard.chain.link', said)}>
      <span aria-hidden="true">
        <ActionDie value={link.die} size="var(--die)" />
        <Medal card={link.hero} size="var(--small)" />
      </span>
    </li>
  );
}

/** What was done last, and who stirs because of it. */
function Told({ view, turn }: { view: LrView; turn: Turn | null }) {
  const name = (id: string) => nameOf(id, view.adventure);
  const last = turn?.chain.at(-1);
  const stir = turn?.stir ?? null;
  if (stir === null && (last === undefined || last.action === null))
    return <p className={styles.told}>{t('relicBoard.chain.waits')}</p>;
  return (
    <div className={styles.told}>
      {last !== undefined && last.action !== null && (
        <p>
          <Medal card={last.hero} size="22px" />
          {spentSaid(last, view.adventure)}
        </p>
      )}
      {stir !== null && (
        <p key={stir.hostile} className={styles.stir}>
          <Medal card={stir.hostile.replace(/#.*$/, '')} size="22px" />
          {stirSaid()}
        </p>
      )}
    </div>
  );

  function stirSaid(): string {
    const hostile = name(stir?.hostile ?? '');
    if (stir?.does.includes('leader') === true) return t('relicBoard.leads', { hostile });
    if (stir?.to === null || stir === null) return t('relicBoard.acts', { hostile });
    return t('relicBoard.reacts', { hostile, hero: name(stir.to) });
  }
}
