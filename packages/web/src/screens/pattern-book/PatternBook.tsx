import { cards } from 'virtual:cards/acg';
import { AcgCard } from '../../cards/acg/AcgCard.js';
import { ArtDefs } from '../../cards/art/ArtDefs.js';

const ids = [
  'ironbreaker-3',
  'waywatcher-2',
  'warrior-priest-4',
  'bright-wizard-3',
  'deadly-shot',
  'shield-wall',
  'the-comets-road',
  'vigil-until-dawn',
  'goblin-warrior',
  'goblin-firebrand',
  'grave-hound',
  'pit-troll',
  'warren-assassin-elite',
  'lantern-wraith',
  'ghurza-twice-crowned',
  'odious-grump',
  'sewer-system',
  'flooded-cellar',
  'loose-flagstone',
  'linen-bandages',
  'door-shield',
  'delvers-lantern',
  'dawnhammer',
  'moonstring',
  'legendary-fortune',
  'bleeding',
  'empowered',
  'sickened',
  'a-foul-stench',
  'novice',
];

export default function PatternBook() {
  const shown = ids.flatMap((id) => cards.filter(({ card }) => card.id === id));
  return (
    <>
      <ArtDefs />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {shown.map((printed) => (
          <AcgCard key={printed.card.id} printed={printed} size="table" />
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, marginTop: 32 }}>
        {shown.map((printed) => (
          <AcgCard key={printed.card.id} printed={printed} size="full" width="320px" />
        ))}
      </div>
    </>
  );
}
