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
  pane: { table: 'Island', board: 'Camp', goal: 'Goal', seats: 'Team' } as {
    readonly [pane: string]: string | undefined
  },
}

/** What names the parts of a round in every language. */
export type OutlineWords = typeof outline
