import type { Message, Rule } from '@tablee/kernel'
import { ANIMALS_FACES, type AnimalsFace } from '../data/dice.ts'
import { askGroup } from '../rules/ask.ts'
import type { RobinsonTable } from '../state.ts'
import { say } from '../text/say.ts'

const faceNaming = { say: (face: AnimalsFace): Message => say('animals.face', { face }) }

/** Which of the animals dice; dice that show the same are alike. */
function* whichDie(t: RobinsonTable): Rule<number> {
  const faces = t.state.sky?.animals ?? []
  if (faces.length === 0) return -1
  const face = yield* askGroup(t, 'animals.which', [...new Set(faces)], faceNaming)
  return faces.indexOf(face)
}

/** An animals die is rolled again, and its new result stands. L2009 */
export function* rerollAnimals(t: RobinsonTable): Rule {
  const die = yield* whichDie(t)
  if (die < 0 || !t.state.sky) return
  const face = ANIMALS_FACES[t.roll(6) - 1]
  t.state.sky.animals[die] = face
  t.say('weather.animals', { face })
}

/** An animals die is ignored. L2047 */
export function* ignoreAnimals(t: RobinsonTable): Rule {
  const die = yield* whichDie(t)
  if (die >= 0) t.state.sky?.animals.splice(die, 1)
}
