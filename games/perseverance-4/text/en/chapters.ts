/** The chapters of the rule index. */
export const chapters = {
  solo: 'Solo: the Dissenters',
  s4: 'Solo, Episode 4',
  e4: 'Episode 4: what players do',
} as const
