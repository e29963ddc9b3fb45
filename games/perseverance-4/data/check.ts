import type { Clash } from '@tablee/kernel'
import { clashing, firstClash } from '@tablee/perseverance/data/clash.ts'
import { LEADERS, SIDES, SPECIALISTS } from '@tablee/perseverance/ids.ts'
import type { Effects } from './effects.ts'
import type { GameData } from './shape.ts'
import { DANGERS, PREPARATIONS, ZONES } from './types.ts'

/** Each zone has each specialist once, and a space of each danger at most (L3028-3034). */
function* zoneClashes({ zones }: GameData): Iterable<Clash> {
  for (const zone of ZONES) {
    for (const one of SPECIALISTS)
      yield clashing(`zone:${zone}.dice`, one, 1, 1, zones[zone].dice.filter(face => face === one).length)
    for (const one of DANGERS)
      yield clashing(
        `zone:${zone}.dangers`,
        one,
        1,
        1,
        zones[zone].dangers.filter(danger => danger === one).length,
      )
  }
}

/** New waves leave a slot free, so that no combat follows from them at once; forts stand below the top. */
function* boardClashes({ boards, warpath, seats }: GameData): Iterable<Clash> {
  const { waves, start, fortified } = warpath
  for (const side of SIDES) {
    const slots = boards[side].tops.length
    yield clashing(`board:${side}.units`, null, 0, slots - 1, boards[side].units.length)
    for (const wave of waves) yield clashing('track:warpath.waves', null, 0, slots - 1, wave.length)
  }
  yield clashing('track:warpath.start', null, 1, waves.length, start)
  yield clashing('track:warpath.fortified', null, 1, waves.length - 1, fortified)
  // Whoever has all dice of an assembly but one before them in every zone still finds a die.
  for (const n of [1, 2, 3, 4] as const) {
    const { neutralDice, ownDice, spareDice, assembly } = seats[n]
    const all = neutralDice + ownDice * (n === 1 ? 3 : n) + spareDice
    yield clashing(`seats:${n}.*`, null, ZONES.length * (assembly - 1) + 1, null, all)
  }
}

/** A leader does not start with less than nothing. */
function* startClashes({ start, leaders, preparations }: GameData): Iterable<Clash> {
  for (const id of LEADERS)
    yield clashing(
      `leader:${id}.glowberries`,
      null,
      0,
      null,
      start.resources.glowberry + leaders[id].glowberries,
    )
  // A preparation that starts another one, or resolves an option, could go on without end.
  for (const id of PREPARATIONS) {
    const { stage1, stage2 } = preparations[id]
    const endless = [...stage1, ...stage2].flat().filter(isEndless).length
    yield clashing(`preparation:${id}.*`, 'preparation', 0, 0, endless)
  }
}

const isEndless = ({ verb }: Effects[number]): boolean => verb === 'preparation' || verb === 'leaderOption'

/** The first thing that does not fit together; null where all of it does. */
export const clash = (data: GameData): Clash | null =>
  firstClash(data, [zoneClashes, boardClashes, startClashes])
