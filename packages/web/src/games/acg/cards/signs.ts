/** Names in whose place a sign is printed, in every language. */
export const SIGNS =
  /\b(?:success|critical|defence|claw|nemesis) icons?\b|\bsuccess tokens?\b|\b(?:Erfolgs|Volltreffer|Verteidigungs|Klauen|Erzfeind)symbole?n?\b|\bErfolgsmarkern?\b/g;
