/** Career tiers of the published format, lowest first (docs/format.md 15: `minLevel`). */
export const CAREER_TIERS = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'distinguished',
  'legend',
] as const;
