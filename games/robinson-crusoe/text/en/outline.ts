/** The words of the parts of a round and of the panes, in English. */
export const outline = {
  phase: {
    event: 'Event',
    morale: 'Morale',
    production: 'Production',
    action: 'Action',
    weather: 'Weather',
    night: 'Night',
  } as { readonly [phase: string]: string },
  planning: 'the plan',
  resolving: 'resolution',
  saved: 'Saved',
  lost: (round: number) => `Lost, round ${round}`,
  reached: (now: number, of: number) =>
    now < of ? `${now} of ${of}, ${of - now} missing` : `${now} of ${of}`,
  pane: { table: 'Island', board: 'Camp', goal: 'Goal', seats: 'Team' } as {
    readonly [pane: string]: string | undefined
  },
  tab: { Hand: 'Plan', Mine: 'Camp', Common: 'Inventions', Goal: 'Goal', Seats: 'Team' } as {
    readonly [part: string]: string | undefined
  },
}

/** What names the parts of a round in every language. */
export type OutlineWords = typeof outline
