import { decide, det, ifPossible, level, shuffle, special, unlessMedicine, wound } from '../verbs.ts'
import { creature } from './mystery.ts'

/** The creatures of the mystery deck. */
export const CREATURES = {
  shinyJewel: creature([{ do: 'atNight', effects: [special('shinyJewel:night')] }]),
  bats: creature([decide([det(-1)], [wound(1)])]),
  bigApe: creature([shuffle], [{ do: 'fight', strength: 4, fur: 2 }]),
  bite: creature([wound(1)]),
  furiousTiger: creature([{ do: 'fight', strength: 4 }]),
  giantSnake: creature([{ do: 'loseAllDet' }, { do: 'stopDrawing' }]),
  gorillaCreature: creature([wound(2), shuffle], [level('weapons', -2)]),
  gremlins: creature([{ do: 'fight', strength: 2 }, shuffle], [{ do: 'fight', strength: 3 }, shuffle]),
  savage: creature([{ do: 'noWeapons' }, shuffle], [{ do: 'mystery', treasures: 1 }]),
  scorpion: creature([unlessMedicine(wound(3))]),
  snake: creature([wound(2)]),
  spiders: creature([det(-2)]),
  unleashedBeast: creature([ifPossible({ do: 'hunting', op: 'discardTop' })]),
}
