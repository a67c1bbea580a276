import type { Reason } from '@questhall/engine';
import type { GameCode } from '@questhall/rulebook';
import type { Asked } from '@questhall/table';
import type { ReactNode } from 'react';
import { isGame, paths } from '../../../app/paths.js';
import { useLoaded } from '../../../app/useLoaded.js';
import { Button, ButtonLink } from '../../../design/Button.js';
import { Fold } from '../../../design/Fold.js';
import { Icon } from '../../../design/Icon.js';
import { Row, Stack } from '../../../design/Layout.js';
import { Panel } from '../../../design/Panel.js';
import { Hint } from '../../../design/Words.js';
import { t, useLanguage } from '../../../text/t.js';
import { ledgerOf, type OpenBook } from '../../rulebook/ledgers.js';
import { RuleText } from '../../rulebook/RuleEntry.js';
import type { About } from '../panel.js';
import { usePlayed } from '../usePlaying.js';
import { isBygone, openNow, reasonsOf, subjectOf, titleOf } from './subject.js';
import { lastMove, useTold } from './told.js';
import styles from './Why.module.css';

/** Why something is asked, offered, barred or told: the reason, the rules, and what is going on. */
export function Why() {
  const { table, scene, panels } = usePlayed();
  const told = useTold(table);
  const book = useBook(scene.game);
  const subject = subjectOf(panels.about, scene);
  const now = openNow(scene);
  const onAbout = (about: About) => panels.show('why', about);
  if (subject === null) return <Hint>{t('panel.why.nothing')}</Hint>;
  const { rules, trail, details } = reasonsOf(subject);
  const led = 'asked' in subject && !isBygone(subject, scene) ? lastMove(told) : [];
  return (
    <div className={styles.why}>
      <Hint>{t(`panel.why.${subject.of}`)}</Hint>
      <h3 className={styles.subject}>{titleOf(subject)}</h3>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {rules.length > 0 && <Rules book={book} rules={rules} />}
      {subject.of === 'question' && <Answers asked={subject.asked} onAbout={onAbout} />}
      {led.length > 0 && (
        <List title={t('panel.why.led')}>
          {led.map((line, i) => (
            <Entry key={i} onPress={() => onAbout({ of: 'line', line })}>
              {line.text}
            </Entry>
          ))}
        </List>
      )}
      {trail.length > 0 && <Trail book={book} trail={trail} />}
      {now !== null && subject.of !== 'question' && (
        <Button kind="quiet" icon="return-arrow" onClick={() => onAbout({ of: 'question', asked: now })}>
          {t('panel.why.now')}
        </Button>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part title={title}>
      <ul className={styles.list}>{children}</ul>
    </Part>
  );
}

type EntryProps = { barred?: boolean; onPress: () => void; children: ReactNode };

function Entry({ barred = false, onPress, children }: EntryProps) {
  return (
    <li data-barred={barred || undefined}>
      <button type="button" onClick={onPress}>
        {barred && <Icon name="padlock" />}
        <span>{children}</span>
      </button>
    </li>
  );
}

function Answers({ asked, onAbout }: { asked: Asked; onAbout: (about: About) => void }) {
  return (
    <>
      {asked.barred.length > 0 && (
        <List title={t('panel.why.not')}>
          {asked.barred.map((barred) => (
            <Entry
              key={`${barred.name} ${barred.because}`}
              barred
              onPress={() => onAbout({ of: 'barred', asked, barred })}
            >
              <b>{barred.name}</b> {barred.because} <small>{barred.rules[0]}</small>
            </Entry>
          ))}
        </List>
      )}
      <List title={t('panel.why.offered')}>
        {asked.options.map(({ id, text, details }) => (
          <Entry key={id} onPress={() => onAbout({ of: 'option', asked, option: id })}>
            <b>{text}</b> {details[0]}
          </Entry>
        ))}
      </List>
    </>
  );
}

/** Not there yet, there, or out of reach. */
type Book = OpenBook | 'loading' | 'missing';

/** The rulebook of a game. */
function useBook(game: string): Book {
  const book = useLoaded(
    async (): Promise<Book> => (isGame(game) ? ledgerOf(game).catch(() => 'missing' as const) : 'missing'),
    [game],
  );
  return book ?? 'loading';
}

/** The reason on a slip of vellum, in our words; what else was carried out is a press away. */
function Rules({ book, rules }: { book: Book; rules: readonly string[] }) {
  const language = useLanguage();
  const [reason = '', ...rest] = rules;
  return (
    <Part title={t('panel.why.rules')}>
      <Slips book={book} rules={[reason]} />
      {rest.length > 0 && (
        <Fold key={rules.join()} label={t('panel.why.more', { count: rest.length })}>
          <Slips book={book} rules={rest} />
        </Fold>
      )}
      {language !== 'en' && <Hint>{t('panel.why.language')}</Hint>}
    </Part>
  );
}

function Slips({ book: open, rules }: { book: Book; rules: readonly string[] }) {
  if (typeof open === 'string') return <Hint>{t(`panel.why.${open}`)}</Hint>;
  const { book } = open;
  return (
    <Stack as="ul">
      {rules.map((id) => {
        const rule = book.find(id);
        return (
          <Panel key={id} as="li" of="paper" className={styles.slip}>
            {rule === undefined ? (
              <p>
                <b>{id}</b> {t('panel.why.unknown')}
              </p>
            ) : (
              <>
                <h4>{rule.sectionTitle}</h4>
                <RuleText rule={rule} />
                <Row>
                  <RuleLink game={book.game} id={id} />
                  <Hint>{t(`rules.kind.${rule.kind}`)}</Hint>
                </Row>
              </>
            )}
          </Panel>
        );
      })}
    </Stack>
  );
}

/** The rulebook opens beside the table: whoever reads has not left the game. */
function RuleLink({ game, id }: { game: GameCode; id: string }) {
  return (
    <ButtonLink
      kind="link"
      size="small"
      to={paths.rules(game, id)}
      apart
      aria-label={t('panel.why.read', { rule: id })}
    >
      {id}
    </ButtonLink>
  );
}

/** What a question is part of, from the inside out: each with its reason, and the ids of what else is carried out. */
function Trail({ book, trail }: { book: Book; trail: readonly Reason[] }) {
  return (
    <Part title={t('panel.why.trail')}>
      <ol className={styles.trail}>
        {trail.map(({ name, rule, also }, i) => (
          <li key={i}>
            {name !== '' && <b>{name}</b>}
            {rule !== null && <Sentence book={book} rule={rule} />}
            {also.length > 0 && <small>{t('panel.why.also', { rules: also.join(', ') })}</small>}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Sentence({ book: open, rule }: { book: Book; rule: string }) {
  const found = typeof open === 'string' ? undefined : open.book.find(rule);
  if (typeof open === 'string' || found === undefined) return <small>{rule}</small>;
  return (
    <>
      <p lang="en">{found.say}</p>
      <RuleLink game={open.book.game} id={rule} />{' '}
    </>
  );
}
