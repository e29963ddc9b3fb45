/** What data are called: their families, for records that are named by a number, and their fields. */
export interface FieldNames {
  readonly path: (face: string, place: string) => string
  readonly competitive: (number: string) => string
  readonly contract: (number: string) => string
  readonly turn: (number: string) => string
  readonly trapOf: (label: string, kind: string) => string
  readonly roomAt: { readonly region: string; readonly gates: string }
  readonly field: { readonly [field: string]: string }
}

/** The names of data in English. */
export const fieldNames: FieldNames = {
  path: (face, place) => `Path tile ${face}, expedition ${place}`,
  competitive: number => `Competitive mission ${number}`,
  contract: number => `Contract ${number}`,
  turn: number => `Turn ${number}`,
  trapOf: (label, kind) => `${kind} (${label})`,
  roomAt: { region: 'Room on an expedition of a region', gates: 'Room on an expedition at the gates' },
  field: {
    role: 'role',
    affinity: 'affinity',
    cost: 'cost',
    reputation: 'reputation',
    dice: 'dice',
    talent: 'talent',
    copies: 'copies',
    rank: 'rank',
    attack: 'attack',
    capture: 'capture value',
    kill: 'kill value',
    captureGold: 'gold for a capture',
    captureGlory: 'glory for a capture',
    killGold: 'gold for a kill',
    killGlory: 'glory for a kill',
    trophy: 'trophy',
    power: 'power',
    type: 'type',
    ability: 'ability',
    conquest: 'conquest value',
    glory: 'glory',
    pay: 'dice of the action',
    action: 'action',
    kind: 'kind',
    effect: 'effect',
    requirement: 'requirement',
    reinforcement: 'reinforcement',
    advantage: 'advantage',
    target: 'target',
    reward: 'reward',
    penalty: 'penalty',
    discard: 'what is given up',
    left: 'reward on the left',
    right: 'reward on the right',
    accepts: 'dice accepted',
    slots: 'slots',
    defend: 'Defense talents',
    gold: 'gold',
    free: 'tokens that take no room',
    perToken: 'room of a token',
    tokens: 'tokens',
    from: 'first of the band',
    tileA: 'attack dice on the tile, side A',
    printed: 'attack dice on the printed track',
    tileB: 'attack dice on the tile, side B',
  },
}
