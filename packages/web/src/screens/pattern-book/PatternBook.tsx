import { GAME_CODES } from '@questhall/rulebook';
import { useSearchParams } from 'wouter';
import { outsideOf } from '../../games/outside.js';
import { t } from '../../text/t.js';
import type { Adventure } from '../adventures/adventure.js';
import { Adventures } from '../hall/Adventures.js';
import { CardKit } from './CardKit.js';
import { Kit } from './Kit.js';
import { Part } from './Part.js';
import { PATTERNS } from './PatternTable.js';

/** For whoever builds on these parts, and for whoever looks at them with a critical eye: `?game=` shows those of a game. */
export default function PatternBook() {
  const [query] = useSearchParams();
  const samples = useSamples();
  const asked = query.get('game');
  const Patterns = PATTERNS[asked ?? ''] ?? Object.values(PATTERNS)[0];
  if (Patterns === undefined) return null;
  return (
    <Patterns>
      {asked === null && (
        <>
          <Part title={t('patterns.kit')}>
            <Kit />
          </Part>
          <Part title={t('patterns.cardKit')}>
            <CardKit />
          </Part>
          <Part title={t('hall.adventures')}>
            <Adventures adventures={samples} />
          </Part>
        </>
      )}
    </Patterns>
  );
}

function useSamples(): Adventure[] {
  return GAME_CODES.slice(0, 3).map((game, at) => {
    const { parties, usual } = outsideOf(game)?.choosing ?? {};
    return {
      id: game,
      game,
      title: t('patterns.sample.title'),
      where: t('patterns.sample.where'),
      party: t('patterns.sample.note'),
      goal: usual?.adventure ?? null,
      heroes: parties?.people.slice(0, 3) ?? [],
      answers: 40 + 40 * at,
      over: false,
      when: Date.now() - 24 * 60 * 60 * 1000,
      fleeting: false,
    };
  });
}
