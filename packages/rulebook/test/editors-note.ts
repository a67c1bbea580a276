/** How an editors' note gives itself away. */
const SIGNS: readonly RegExp[] = [
  // What was decided, and among what.
  /\brulings?\b/i,
  /\badopted\b/i,
  /\bOptions(?::| differ\b)/,
  /\(a\).*\(b\)/,
  /\balternative:|\bswitch\b|\bcombin(?:ed\)|ation of two rules)/i,
  // Thinking aloud.
  /\?/,
  /\b(?:silent|ambiguous|unclear|uncertain|unverified|provisional|unknown)\b/i,
  /(?<!written or )\bimpl(?:y|ies|ied)\b/i,
  /\bread (?:as|to)\b|\bliteral|\bmost likely\b|\bsupports this\b|\bis said to\b|\badvi[cs]ed?\b|\bnothing exempts\b/i,
  // What is missing.
  /\b(?:not|nowhere|only|only partly|never) (?:stated|described|covered|said|given|spelled out|addressed|detailed|defined|listed|mentioned|laid out|declared|labelled|recoverable|tied|limited in the text)\b/i,
  /\bcondition is stated\b|\bnames? (?:only|given)\b|\bonly in the picture\b/i,
  /\b(?:glyph|symbols?|icons?|links?)\b[^.;]*\blost\b|\bspacing suggests\b|\bmisread\b|\(sic\)|\blabel survives\b/i,
  // Where it stands, or does not.
  /\bsources\b(?! other)|\b(?:the|in|public) source\b/i,
  /\bcondensed manual\b|\bglossary\b|\bthe dump\b|\bfootnotes?\b|\brulebook\b|\bpublished\b|\btutorial says\b|\brule behind it\b/i,
  /\bRules Reference (?:first|is|only|requires|says)\b/i,
  /(?:\bthe (?:text|step|note|wording) (?:clears|gives|is|names|places|says|speaks)|\(text says|\bin the text)\b/i,
  /\b[A-Z]{2,}-[A-Z]+-\d\d\b/,
  // How a program does it.
  /\b(?:board graph|breadth-first|data|engine|integers?|invariant|ledger|recomputed|software)\b/i,
];

/** The words by which a text reads as a note of the editors rather than as a rule; none for a plain rule. */
export function noteWords(text: string): string[] {
  return SIGNS.flatMap((sign) => sign.exec(text)?.[0] ?? []);
}
