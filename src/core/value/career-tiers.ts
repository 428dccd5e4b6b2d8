/** Career tiers of the published format, lowest first (format.md, 6: `minLevel`). */
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
