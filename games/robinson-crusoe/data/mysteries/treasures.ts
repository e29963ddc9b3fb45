import { gain, lasting, level, roofOrPalisade, shuffle, special, token, wound } from '../verbs.ts'
import { kept, treasure } from './mystery.ts'

/** The treasures of the mystery deck. */
export const TREASURES = {
  amuletOfTheLady: treasure(special('amuletOfTheLady')),
  antiqueRapier: treasure(level('weapons', 2)),
  // Offered by the explorations of its user.
  backpack: kept({ effects: [lasting('backpack'), special('fromNextRound')] }),
  barrel: kept({
    power: { windows: ['night'], once: true, effects: [{ do: 'heal', who: 'all', n: 1 }, lasting('barrel')] },
  }),
  blankets: kept({
    keep: { uses: 3 },
    power: { windows: ['weather'], effects: [{ do: 'ignoreCloud', kind: 'snow' }] },
  }),
  bottleOfWine: kept({
    keep: { uses: 1 },
    power: { windows: ['night'], effects: [{ do: 'healShared', n: 2 }] },
  }),
  // Looked for when food rots.
  boxes: kept({ effects: [lasting('keepsFood')] }),
  candles: kept({ keep: { uses: 2 }, pawn: 'brown' }),
  captainStonesSpyglass: treasure({ do: 'lookTiles', n: 3, put: 'inOrder' }),
  caveWithFurs: treasure(gain('fur', 2)),
  ceremonialBowl: {
    ...treasure(special('ceremonialBowl'), shuffle),
    lower: [special('ceremonialBowl:lower')],
  },
  compass: kept({ pawn: 'green' }),
  crocks: treasure({ do: 'buildFree', from: ['pot'] }),
  gold: treasure(),
  // Looked for when somebody rests.
  hammock: kept({ effects: [lasting('hammock')] }),
  hatchetTreasure: kept({ effects: [token('extraWood', 'camp')] }),
  helmet: kept({
    effects: [special('fromNextRound')],
    power: { windows: ['fight'], oneUser: true, perFight: true, effects: [special('helmet')] },
  }),
  herbalMixture: kept({
    keep: { uses: 1 },
    power: { windows: ['planning'], anytime: true, effects: [special('herbalMixture')] },
  }),
  // Looked for when the weather is counted.
  oldClothes: kept({ effects: [lasting('oldClothes')] }),
  oldMap: treasure(special('oldMap')),
  oldRifle: kept({
    keep: { uses: 1 },
    power: { windows: ['fight', 'weapons'], effects: [{ do: 'temporaryWeapons', n: 3 }] },
  }),
  protectiveAmulet: kept({
    keep: { uses: 1 },
    power: { windows: ['planning'], anytime: true, effects: [special('protectiveAmulet')] },
  }),
  ropes: treasure(roofOrPalisade(1)),
  sabre: kept({
    power: {
      windows: ['fight'],
      oneUser: true,
      perFight: true,
      effects: [{ do: 'temporaryWeapons', n: 3 }, wound(1)],
    },
  }),
  // An exploration of its own, which the plan offers.
  treasureMap: kept({ keep: { uses: 1 }, effects: [lasting('treasureMap')] }),
  whip: kept({
    src: 'rulebook',
    effects: [level('weapons', 1)],
    power: {
      windows: ['mystery:trap'],
      oneUser: true,
      perRound: 1,
      effects: [special('ignoreMystery')],
    },
  }),
}
