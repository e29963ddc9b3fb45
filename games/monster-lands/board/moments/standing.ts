import type { Face } from '@tablee/kernel'
import type { Standing } from '../../rules/adventure/standing.ts'
import type { MonsterView } from '../../view.ts'
import { dataOf } from '../data.ts'
import type { Fight } from './fight.ts'
import { told } from './told.ts'

/** Where an attack stands: as the question tells it, or as all can see it; once it is over, as the journal tells it. */
export function standingOf(fight: Fight, view: MonsterView, face: Face | null): Standing {
  if (face?.prompt.id === 'attack.step') return told<Standing>(face.prompt)
  const asked =
    face?.prompt.id === 'monster.attack' ? told<{ standing: Standing | null }>(face.prompt).standing : null
  if (asked) return asked
  const { battle } = view
  const goesOn =
    fight.end === null &&
    battle?.zone === fight.zone &&
    battle.path === fight.path &&
    battle.standing?.member === fight.member
  return (goesOn && battle?.standing) || reckoned(fight, view)
}

/** What the journal tells of a total; what counted for one end only is not in it. */
function reckoned(fight: Fight, view: MonsterView): Standing {
  const { seat, member, monster, carry, venom, dice, total, end } = fight
  const { capture, kill } = dataOf(view).monsters[monster]
  const rolled = dice.reduce((sum, { worth }) => sum + worth, 0)
  return {
    seat,
    member,
    monster,
    base: total,
    carry,
    flat: Math.max(0, total - carry - venom - rolled),
    venom,
    dice,
    change: { force: 0, magic: 0 },
    captureBonus: 0,
    killBonus: 0,
    capture,
    kill,
    // Enough for a capture, and yet none: there was no trap.
    trapped: end !== 'failed' || total < capture,
    left: 0,
  }
}
