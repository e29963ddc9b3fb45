import { choose, type Rule } from '@tablee/kernel'
import type { Zone } from '../../data/types.ts'
import type { P4Table, Rallied, Unit } from '../../state.ts'
import { say } from '../../text/say.ts'
import { defeatDino } from '../assets.ts'
import { hospitalize } from '../herd.ts'
import { dissenterOf } from '../query.ts'
import { loseDissenterDinos, unitsAt } from './damage.ts'

/** e4.dino.8: a second wound defeats a dino. */
const DEADLY = 2

/** e4.combat.14, e4.combat.15, s4.combat.19: each unit wounds those who faced it; whoever is unhurt goes Home. */
export function* wounds(t: P4Table, zone: Zone): Rule {
  for (const unit of unitsAt(t.state, zone)) {
    if (unit.owner === null) continue
    if (dissenterOf(t.state, unit.owner) !== null) loseDissenterDinos(t, unit)
    else {
      yield* assign(t, unit, unit.owner, zone)
      yield* returnHome(t, unit, unit.owner)
    }
    unit.dinos = []
  }
}

/** Dinos that a wound makes no difference to are one candidate. */
function distinct(dinos: readonly Rallied[]): Rallied[] {
  const alive = dinos.filter(({ wounds: n }) => n < DEADLY)
  return alive.filter(
    (one, place) =>
      !alive.slice(0, place).some(({ species, wounds: n }) => species === one.species && n === one.wounds),
  )
}

/** e4.combat.14: their owner decides which dino takes each wound. */
function* assign(t: P4Table, unit: Unit, owner: number, zone: Zone): Rule {
  const { wounds: n, glances } = t.state.data.ancients[unit.kind]
  for (let left = n; left > 0; left--) {
    const dinos = distinct(unit.dinos)
    if (dinos.length === 0) return
    const dino = yield* choose(t, owner, 'wound', dinos, {
      key: ({ species, wounds: had }: Rallied) => `${species}:${had}`,
      say: ({ species, wounds: had }: Rallied) =>
        say('wound.on', { species, hurt: had > 0, glances: glances && species === 'shieldhead' }),
      values: () => ({ zone, kind: unit.kind, left }),
      rule: 'e4.combat.14',
    })
    if (glances && dino.species === 'shieldhead') t.say('wound.glances', { seat: owner, kind: unit.kind })
    else dino.wounds++
  }
}

function* returnHome(t: P4Table, { dinos }: Unit, owner: number): Rule {
  for (const { species, wounds: n } of dinos)
    if (n === 0) t.state.players[owner].home[species]++
    else if (n < DEADLY) yield* hospitalize(t, owner, species)
    else defeatDino(t, owner, species)
}
