import type { LrView } from '@questhall/lost-relics';
import { Badge, Plaque, Ring } from '../../../../boards/parts/Medal.js';
import type { MapFigure } from '../../../../map/Figures.js';
import type { MapToken } from '../../../../map/Tokens.js';
import { t } from '../../../../text/t.js';
import { drawing } from '../../cards/pictures.js';
import { Medal } from '../Medal.js';
import { hostileCard, nameOf } from '../printed.js';
import { heroSaid, hostileSaid, thingSaid, usesLeft } from '../said.js';
import type { HeroView, HostileView } from '../types.js';
import { mapDrawing, objectIcon } from './objects.js';

/** Everybody on the map; heroes are drawn over hostiles. */
export const figuresOf = (view: LrView): MapFigure[] => [
  ...view.hostiles.map((hostile) => hostileFigure(view, hostile)),
  ...view.heroes.map((hero) => heroFigure(view, hero)),
];

const heroFigure = (view: LrView, hero: HeroView): MapFigure => ({
  id: hero.id,
  at: hero.area,
  side: 'ours',
  look: hero.id,
  label: heroSaid(view, hero),
  drawn: <Hero hero={hero} carries={view.things.some(({ holder }) => holder === hero.id)} />,
});

const Hero = ({ hero, carries }: { hero: HeroView; carries: boolean }) => (
  <>
    <Medal card={hero.id} />
    <Ring left={hero.resilience - hero.damage} of={hero.resilience} low={hero.wounded} />
    {hero.wounded && <Badge at="lower right" tone="wounded" shows={drawing('drop')} />}
    {hero.destiny > 0 && <Badge at="lower left" tone="destiny" shows={drawing('heraldic-sun')} />}
    {carries && <Badge at="upper left" tone="bounty" shows={drawing('chest')} />}
  </>
);

const hostileFigure = (view: LrView, hostile: HostileView): MapFigure => ({
  id: hostile.id,
  at: hostile.area,
  side: 'theirs',
  look: hostile.kind,
  label: hostileSaid(view, hostile),
  leads: hostileCard(hostile)?.rank === 'leader',
  drawn: <Hostile hostile={hostile} />,
});

function Hostile({ hostile }: { hostile: HostileView }) {
  const card = hostileCard(hostile);
  const [, number] = hostile.id.split('#');
  const leads = card?.rank === 'leader';
  return (
    <>
      <Medal card={hostile.kind} />
      {leads && <Ring left={(card?.resilience ?? 0) - hostile.damage} of={card?.resilience ?? 0} low />}
      {leads && <Badge at="top" tone="bounty" shows={drawing('crown')} />}
      {card?.tough === true && <Badge at="upper left" tone="tough" shows={drawing('cracked-shield')} />}
      {hostile.wounded && <Badge at="lower right" tone="wounded" shows={drawing('drop')} />}
      {number !== undefined && <Badge at="lower left" shows={Number(number)} />}
    </>
  );
}

const MARKERS = ['adventure', 'bounty'] as const;

export const tokensOf = (view: LrView): MapToken[] => [
  ...view.things.map((thing) => ({
    id: thing.id,
    at: thing.area,
    label: thingSaid(view, thing),
    isThing: true,
    drawn: (
      <Plaque
        icon={mapDrawing(objectIcon(thing.id))}
        title={nameOf(thing.id, view.adventure)}
        used={usesLeft(view, thing) === 0}
      />
    ),
  })),
  ...MARKERS.map((which) => ({
    id: which,
    at: view.markers[which]?.area ?? null,
    label: t(`relicBoard.marker.${which}`, { area: nameOf(view.markers[which]?.area ?? '', view.adventure) }),
    isThing: false,
    drawn: <Badge tone={which} shows={which === 'adventure' ? drawing('polar-star') : mapDrawing('coins')} />,
  })),
];
