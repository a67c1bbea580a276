import { Meter } from '../../design/Meter.js';
import { Words } from '../../design/Words.js';
import type { Adventure } from '../../games/beginning.js';
import { difficultiesIn } from '../../games/offered.js';
import { trialsIn } from '../../games/trials.js';
import { t } from '../../text/t.js';
import type { Given } from './useChoices.js';
import { Tile, Tiles } from './Where.js';

type Props = Given & {
  adventure: Adventure;
  /** Nothing was ever played here. */
  first: boolean;
};

/** What each difficulty changes, and how companions fared at it. */
export function Hardness({ face, choices, choose, deck, adventure, first }: Props) {
  const difficulties = difficultiesIn(deck);
  if (difficulties.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('begin.hard')}</legend>
      <Tiles>
        {difficulties.map(({ id, name, flavour, text }) => (
          <Tile
            key={id}
            name="difficulty"
            checked={choices.difficulty === id}
            onPick={() => choose({ ...choices, difficulty: id })}
          >
            <Words name={name}>
              {flavour !== '' && <i>{flavour}</i>}
              {text.split('\n').map((line) => (
                <span key={line}>{line}</span>
              ))}
              {first && id === face.begin.choosing.usual.gentle && <b>{t('begin.hard.first')}</b>}
              <Won adventure={adventure} won={trialsIn(face.code)[adventure.id]?.won[id]} />
            </Words>
          </Tile>
        ))}
      </Tiles>
    </fieldset>
  );
}

function Won({ adventure, won }: { adventure: Adventure; won: number | undefined }) {
  if (won === undefined) return null;
  return (
    <>
      <Meter value={won / 10} />
      {t(adventure.chain.length > 0 ? 'begin.hard.quests' : 'begin.hard.won', { won })}
    </>
  );
}
