/** What both episodes call by the same names. */
export const names = {
  species: {
    shieldhead: 'shieldhead',
    raptor: 'raptor',
    thunderhorn: 'thunderhorn',
    ironjaw: 'ironjaw',
  },
  resource: {
    food: 'food',
    debris: 'debris',
    islandResource: 'island resource',
    glowberry: 'glowberry',
  },
  specialist: {
    adventurer: 'Adventurers',
    organizer: 'Organizers',
    facilitator: 'Facilitators',
    innovator: 'Innovators',
  },
  officer: {
    captain: 'Captain',
    chiefMate: 'Chief Mate',
    chiefSteward: 'Chief Steward',
    chiefEngineer: 'Chief Engineer',
    chiefOfSecurity: 'Chief of Security',
  },
  leader: { adelita: 'Adelita', jack: 'Jack', keoni: 'Keoni', phoenix: 'Phoenix' },
  dissenter: { narek: 'Narek', camilla: 'Camilla' },
  colour: { red: 'red', yellow: 'yellow', blue: 'blue', green: 'green' },
} as const

/** The same names in another language. */
export type SharedNames = {
  readonly [K in keyof typeof names]: { readonly [N in keyof (typeof names)[K]]: string }
}
