/** What data are called: records that have no name of their own, and the fields that may be reconstructed. */
export interface FieldNames {
  readonly location: (number: string) => string
  readonly assembly: (roman: string) => string
  readonly objective: (number: string) => string
  readonly action: (number: string) => string
  readonly record: {
    readonly few: string
    readonly many: string
    readonly wilderness: string
    readonly player: string
    readonly pool: string
    readonly threat: string
    readonly reserve: string
  }
  readonly field: { readonly [field: string]: string }
}

/** The names of data in English. */
export const fieldNames: FieldNames = {
  location: number => `Location ${number}`,
  assembly: roman => `Assembly tile ${roman}`,
  objective: number => `Objective ${number}`,
  action: number => `Action card ${number}`,
  record: {
    few: 'Shelter spaces for 2 or 3 players',
    many: 'Shelter spaces for 4 players',
    wilderness: 'Map of the wilderness',
    player: 'Player boards',
    pool: 'Dice of the pool',
    threat: 'Threat track',
    reserve: 'Reserve tracks',
  },
  field: {
    dice: 'die spaces',
    bonuses: 'bonuses',
    wild: 'wild dino',
    needs: 'dino space',
    bonus: 'bonus',
    harvest: 'harvest',
    few: 'for 2 or 3 players',
    many: 'for 4 players',
    paths: 'dotted lines',
    symbol: 'symbol',
    infirmary: 'open half of the infirmary',
    crates: 'crates at the start',
    bonusLeft: 'bonus of the cell at the bottom left',
    bonusMiddle: 'bonus of the cell at the bottom middle',
    threat1: 'threats of stage 1',
    threat2: 'threats of stage 2',
    letter: 'letter',
    faces: 'faces',
    length: 'length',
    wound: 'wound symbol',
    selects: 'selection symbols',
    order: 'order of specialists',
    temple: 'temple',
    start: 'start space',
  },
}
