import type { GameCode } from '@questhall/rulebook';
import type { ReactNode } from 'react';
import { t } from '../../../text/t.js';
import { Fall, Radial } from './parts.js';

/** The picture of a lid, and what its title is cast in. */
type CoverPicture = (() => ReactNode) & { readonly metal?: 'silver' };

const SCENES = import.meta.glob<CoverPicture>('../../../games/*/CoverScene.tsx', {
  import: 'CoverScene',
  eager: true,
});

/** The lid of a box, drawn. Its words are its title; the link around it says them aloud. */
export function Cover({ game, className }: { game: GameCode; className?: string | undefined }) {
  const Picture = SCENES[`../../../games/${game}/CoverScene.tsx`];
  return (
    <svg
      className={className}
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Fall id="cover-fade" stops="#00000000, #000000b8 35%, #000000eb" />
        <Fall id="cover-gold" stops="#fff6cf, #f0c460 50%, #a06c10" />
        <Fall id="cover-silver" stops="#fff, #c9d6ea 50%, #ff8d7a" />
        <Radial id="cover-vignette" cy={0.45} r={0.75} stops="#00000000 55%, #00000099" />
      </defs>
      {Picture && <Picture />}
      <Title game={game} metal={Picture?.metal ?? 'gold'} />
      <rect width="300" height="400" fill="url(#cover-vignette)" />
      <Edge />
    </svg>
  );
}

function Title({ game, metal }: { game: GameCode; metal: 'gold' | 'silver' }) {
  const lines = [t(`game.${game}.cover.1`), t(`game.${game}.cover.2`)].filter((line) => line !== '');
  const fill = `url(#cover-${metal})`;
  const first = lines.length === 2 ? 336 : 358;
  return (
    <g textAnchor="middle" style={{ fontFamily: 'var(--display)', fontWeight: 720 }}>
      <path d={`M0 ${first - 64}h300v200H0z`} fill="url(#cover-fade)" />
      {lines.map((line, i) => (
        <g key={line} fontSize={lines.length === 2 ? 45 : 50}>
          <text x="151.5" y={first + i * 37 + 3} fill="#000" opacity=".75">
            {line}
          </text>
          <text x="150" y={first + i * 37} fill={fill}>
            {line}
          </text>
        </g>
      ))}
    </g>
  );
}

function Edge() {
  return (
    <>
      <path
        d="M14 10H286A10 10 0 0 0 290 20V380A10 10 0 0 0 286 390H14A10 10 0 0 0 10 380V20A10 10 0 0 0 14 10Z"
        fill="none"
        stroke="url(#brass)"
        strokeWidth="2.4"
      />
      <path d="M18 15H282V385H18Z" fill="none" stroke="#ffe9b3" strokeOpacity=".35" />
      <g fill="url(#brass)">
        <path d="M10 10h16l-16 16zM290 10h-16l16 16zM10 390h16l-16-16zM290 390h-16l16-16z" />
      </g>
    </>
  );
}
