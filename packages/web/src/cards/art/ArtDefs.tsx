import { PALETTES, type Palette } from './palettes.js';

/** Gradients and filters that all pictures share; stands once in the page. */
export function ArtDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(PALETTES).map(([name, palette]) => (
          <PaletteDefs key={name} name={name} palette={palette} />
        ))}
        <radialGradient id="vignette" cx=".5" cy=".42" r=".75">
          <stop offset=".5" stopOpacity="0" />
          <stop offset="1" stopOpacity=".66" />
        </radialGradient>
        <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff0c4" />
          <stop offset=".25" stopColor="#d9ab4d" />
          <stop offset=".5" stopColor="#8a6224" />
          <stop offset=".72" stopColor="#e6bd66" />
          <stop offset="1" stopColor="#6f4c17" />
        </linearGradient>
        <filter id="far">
          <feGaussianBlur stdDeviation="2.4" />
        </filter>
        <filter id="emboss" x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur in="SourceAlpha" stdDeviation="1.5" result="blurred" />
          <feSpecularLighting
            in="blurred"
            surfaceScale="3.4"
            specularConstant=".85"
            specularExponent="16"
            lightingColor="#fff0cc"
            result="shine"
          >
            <feDistantLight azimuth="235" elevation="38" />
          </feSpecularLighting>
          <feComposite in="shine" in2="SourceAlpha" operator="in" result="lit" />
          <feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k2="1" k3=".75" />
        </filter>
      </defs>
    </svg>
  );
}

function PaletteDefs({ name, palette }: { name: string; palette: Palette }) {
  return (
    <>
      <radialGradient id={`sky-${name}`} cx=".5" cy=".36" r=".75">
        <stop stopColor={palette.sky} />
        <stop offset=".45" stopColor={palette.sky} stopOpacity=".82" />
        <stop offset="1" stopColor={palette.deep} />
      </radialGradient>
      <radialGradient id={`halo-${name}`}>
        <stop stopColor={palette.glow} stopOpacity=".5" />
        <stop offset=".5" stopColor={palette.glow} stopOpacity=".18" />
        <stop offset="1" stopColor={palette.glow} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`body-${name}`} x1=".2" y1="0" x2=".7" y2="1">
        <stop stopColor={palette.pale} />
        <stop offset=".42" stopColor={palette.glow} />
        <stop offset=".8" stopColor={palette.mid} />
        <stop offset="1" stopColor={palette.ink} />
      </linearGradient>
      <linearGradient id={`fog-${name}`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={palette.deep} stopOpacity="0" />
        <stop offset="1" stopColor={palette.ink} stopOpacity=".88" />
      </linearGradient>
    </>
  );
}
