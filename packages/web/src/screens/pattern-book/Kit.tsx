import { type ReactNode, useState } from 'react';
import { BUTTONS, Button } from '../../design/Button.js';
import { Chip } from '../../design/Chip.js';
import { Chips, Choice } from '../../design/Choice.js';
import { Confirm, Dialog } from '../../design/Dialog.js';
import { Field } from '../../design/Field.js';
import { Fold } from '../../design/Fold.js';
import { Row, Stack } from '../../design/Layout.js';
import { Meter } from '../../design/Meter.js';
import { Empty, Notice } from '../../design/Notice.js';
import { Panel, SURFACES } from '../../design/Panel.js';
import { SEALS, Seal } from '../../design/Seal.js';
import { SearchField } from '../../design/SearchField.js';
import { Tabs } from '../../design/Tabs.js';
import { Hint, Words } from '../../design/Words.js';
import { t } from '../../text/t.js';

/** A pointer and a finger cannot be drawn: these put a part into the state that they would bring about. */
const STATES = [
  ['rest', {}],
  ['hover', { 'data-hovered': true }],
  ['focus', { 'data-focus-visible': true }],
  ['pressed', { 'data-pressed': true }],
  ['selected', { 'aria-pressed': true }],
  ['disabled', { disabled: true }],
  ['busy', { busy: true }],
] as const;

/** Every part of the kit in every state, in the light of the page and at noon. */
export function Kit() {
  return (
    <Stack gap={5}>
      {(['page', 'light'] as const).map((light) => (
        <Panel key={light} data-theme={light === 'light' ? 'light' : undefined}>
          <Parts light={light} />
        </Panel>
      ))}
    </Stack>
  );
}

function Parts({ light }: { light: string }) {
  const title = t('patterns.sample.title');
  const note = t('patterns.sample.note');
  return (
    <Stack gap={4}>
      <Buttons />
      <Row gap={4} as="ul">
        {SEALS.map((tone, i) => (
          <li key={tone}>
            <Seal icon="candle-light" tone={tone} square={i % 2 === 1} />
          </li>
        ))}
      </Row>
      {SURFACES.map((of) => (
        <Panel key={of} of={of} framed={of === 'paper'}>
          <On title={title} note={note} name={`${of}-${light}`} />
        </Panel>
      ))}
      {(['plain', 'warning', 'good', 'alarm'] as const).map((kind) => (
        <Notice key={kind} kind={kind}>
          {note}
        </Notice>
      ))}
      <Empty>{t('gallery.nothing')}</Empty>
      <Over title={title} note={note} light={light} />
    </Stack>
  );
}

function Buttons() {
  return (
    <>
      {BUTTONS.map((kind) => (
        <Row key={kind}>
          {STATES.map(([state, given]) => (
            <Button key={state} kind={kind} icon="candle-light" {...given}>
              {t(`patterns.state.${state}`)}
            </Button>
          ))}
          <Button kind={kind} size="small">
            {t('patterns.size.small')}
          </Button>
          <Button kind={kind} size="large">
            {t('settings.textSize.large')}
          </Button>
          <Button kind={kind} round icon="cancel" aria-label={t('patterns.state.rest')} />
        </Row>
      ))}
    </>
  );
}

/** What can be put on any surface. */
function On({ title, note, name }: { title: string; note: string; name: string }) {
  const [chosen, choose] = useState('rest');
  const options = STATES.slice(0, 3).map(([state]) => ({
    value: state as string,
    text: t(`patterns.state.${state}`),
  }));
  const chips = options.map(({ value, text }) => ({ id: value, name: text }));
  return (
    <Stack>
      <Words name={title} size="large">
        {note}
      </Words>
      {(['tray', 'row', 'chips'] as const).map((look) => (
        <Choice
          key={look}
          look={look}
          label={title}
          name={`${name}-${look}`}
          value={chosen}
          options={options}
          onChange={choose}
        />
      ))}
      <Chips legend={title} chips={chips} chosen={chosen} onChoose={choose} />
      <Row gap={2}>
        <Chip icon="candle-light">{title}</Chip>
        <Chip tone="good">{title}</Chip>
        <Chip tone="bad">{title}</Chip>
        <Chip tone="lit">{title}</Chip>
      </Row>
      <Field label={title} hint={note} defaultValue={title} />
      <Field label={title} wrong={note} defaultValue={title} />
      <Meter value={0.6} label={title} />
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Fold key={size} size={size} label={title}>
          <Hint>{note}</Hint>
        </Fold>
      ))}
    </Stack>
  );
}

/** What lies over a page is opened by a button. */
function Over({ title, note, light }: { title: string; note: string; light: string }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const [words, setWords] = useState('');
  const close = () => setOpen(null);
  const opens = (what: 'dialog' | 'sheet', children: ReactNode) => (
    <Button onClick={() => setOpen(what)}>{children}</Button>
  );
  return (
    <>
      <SearchField label={title} value={words} onChange={setWords} />
      <Tabs
        label={`${title} (${light})`}
        look="line"
        tabs={[
          { to: '?tab=1', text: title, current: true },
          { to: '?tab=2', text: note },
        ]}
      />
      <Row>
        {opens('dialog', t('patterns.dialog'))}
        {opens('sheet', t('patterns.sheet'))}
      </Row>
      {open === 'dialog' && (
        <Confirm
          title={title}
          yes={t('patterns.state.pressed')}
          no={t('patterns.state.rest')}
          onYes={close}
          onNo={close}
        >
          <p>{note}</p>
        </Confirm>
      )}
      <Dialog look="side" open={open === 'sheet'} label={title} onClose={close}>
        <Hint>{note}</Hint>
      </Dialog>
    </>
  );
}
