import { ifPossible, level, special, unlessMedicine, wound } from '../verbs.ts'
import { trap } from './mystery.ts'

/** The traps of the mystery deck. */
export const TRAPS = {
  blowgun: trap({ do: 'limit', who: 'actor', to: 'onePawn', nextRound: true }),
  bluntSpear: trap(wound(2)),
  collapseTrap: trap({ do: 'stopDrawing' }),
  confused: trap(special('confused')),
  net: trap({ do: 'stopDrawing' }, { do: 'nightOutside' }),
  poisonousSpores: trap(wound(1), {
    do: 'atNight',
    effects: [unlessMedicine(special('poisonousSpores:night'))],
  }),
  sharpBlade: trap(wound(2)),
  snareTrap: trap(ifPossible(level('weapons', -2))),
  spiderWeb: trap(wound(1), { do: 'atNight', effects: [unlessMedicine(wound(1))], everyNight: true }),
  strangeDisease: trap(special('strangeDisease'), {
    do: 'atNight',
    effects: [special('strangeDisease:night')],
  }),
  terribleScream: trap({ do: 'loseAllDet' }),
  trapdoor: trap(special('trapdoor')),
  unfortunateAdventure: trap({ do: 'book' }),
}
