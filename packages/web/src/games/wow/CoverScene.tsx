import { Beams, Fall, Mist, Motes, Radial, Shape } from '../../screens/hall/covers/parts.js';

/** A dragon over the mountains, and the shields of two sides. */
export function CoverScene() {
  return (
    <>
      <defs>
        <Radial id="wow-sky" cy={0.38} r={0.78} stops="#fff3c0, #8fd0f5 22%, #2a75b8 60%, #0c2c50" />
        <Radial id="wow-sun" stops="#fffbe0, #ffe08ab2 50%, #ffd36b00" />
        <Fall id="wow-dragon" stops="#fff0c4, #d9a341 40%, #4a2408" />
      </defs>
      <rect width="300" height="400" fill="#081a2c" />
      <rect width="300" height="400" fill="url(#wow-sky)" />
      <Beams x={150} y={130} count={20} fill="#fff2b8" opacity={0.2} />
      <circle cx="150" cy="130" r="84" fill="url(#wow-sun)" />
      <Mountains />
      <Shape icon="sea-dragon" x={70} y={20} size={168} fill="#04101d" opacity={0.4} filter="url(#far)" />
      <Shape icon="spiked-dragon-head" x={62} y={18} size={180} fill="#2a1405" opacity={0.6} />
      <Shape
        icon="spiked-dragon-head"
        x={58}
        y={12}
        size={180}
        fill="url(#wow-dragon)"
        filter="url(#emboss)"
      />
      <Mist y={230} fill="#dff1ff" />
      <path d="M0 310Q70 268 150 292T300 300V400H0Z" fill="#07182a" />
      <path d="M32 196h78v82l-39 26-39-26z" fill="#14375f" stroke="url(#brass)" strokeWidth="4" />
      <path d="M38 202h33v92l-33-22z" fill="#fff" opacity=".07" />
      <Shape icon="lion" x={43} y={206} size={56} fill="#ffe19a" />
      <path d="M190 196h78v82l-39 26-39-26z" fill="#6b1519" stroke="url(#brass)" strokeWidth="4" />
      <path d="M196 202h33v92l-33-22z" fill="#fff" opacity=".07" />
      <Shape icon="wolf-head" x={201} y={206} size={56} fill="#ffe19a" />
      <Shape icon="crossed-axes" x={113} y={216} size={74} fill="url(#brass)" filter="url(#emboss)" />
      <Motes seed="wow cover" fill="#fff3c2" count={26} />
    </>
  );
}

function Mountains() {
  return (
    <>
      <path
        d="M0 250L40 176 70 214 112 150 150 206 196 140 232 204 262 170 300 236V400H0Z"
        fill="#2f6fa8"
        opacity=".75"
      />
      <path d="M0 280L52 214 92 254 140 200 186 262 234 206 300 276V400H0Z" fill="#174a78" />
      <path
        d="M112 150l12 22-10 6-8-10zM196 140l14 24-14 4-8-12zM40 176l10 18-12 2z"
        fill="#e7f6ff"
        opacity=".85"
      />
      <path d="M140 200l14 22-10 2-8-8zM234 206l12 20-12 2z" fill="#bfe2f8" opacity=".6" />
    </>
  );
}
