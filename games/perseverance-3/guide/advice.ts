import type { Advice } from '@tablee/board'
import { adviser, among, candidates, firstOf, keys } from '@tablee/board/guide-now.ts'
import type { Candidate } from '@tablee/kernel'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import type { CityZone } from '../data/types.ts'
import type { Perseverance3View } from '../view.ts'
import { diceIn, me, type Now } from './now.ts'
import { say } from './text/en.ts'

const any = (now: Now): Advice | null => firstOf(now, say('why.any'))

/** The best of what is offered, by what it is worth. */
function best(now: Now, worth: (one: Candidate) => number): Candidate | undefined {
  return candidates(now).toSorted((a, b) => worth(b) - worth(a))[0]
}

/** What a turn is good for: now and then to explore, otherwise to work where one is present and an own die fits. */
function beginning(now: Now): Advice | null {
  const turn = me(now).turns + 1
  const explores = keys(now).find(key => key.startsWith('explore:'))
  if (explores !== undefined && turn > 1 && turn % 2 === 0) return among(now, explores, say('why.explore'))
  const place = best(now, one => workWorth(now, one.key))
  return place ? { key: place.key, why: say('why.work') } : any(now)
}

/** An own die of the face costs nothing; dice that lie there already bring the assembly near. */
function workWorth({ view, seat, ...now }: Now, key: string): number {
  const [kind, zone, space] = key.split(':')
  if (kind !== 'work' || seat === null) return -1
  const city = zone as CityZone
  const standing = view.forecast[city][seat]
  const face = SPACES[Number(space)]
  const own = view.pool.some(die => die.owner === seat && die.face === face) ? 4 : 0
  return own + standing.presence + diceIn({ view, seat, ...now }, city) + (standing.influence > 0 ? 1 : 0)
}

/** The die spaces of every zone, from left to right. */
const SPACES = ['adventurer', 'organizer', 'facilitator', 'innovator'] as const

/** The die that costs the least; among such one's own, which is present there. */
function die(now: Now): Advice | null {
  const cheapest = best(now, ({ say: { values } }) => {
    const { owner, glowberries, followers } = values as {
      readonly owner: number
      readonly glowberries: number
      readonly followers: number
    }
    return (owner === now.seat ? 2 : owner === NEUTRAL ? 1 : 0) - 2 * glowberries - 3 * followers
  })
  return cheapest ? { key: cheapest.key, why: say('why.die') } : any(now)
}

/** Crates are for spending: the row that has the most of them. */
function secondary(now: Now): Advice | null {
  const rows = keys(now).filter(key => key.startsWith('row:'))
  const most = rows.toSorted((a, b) => Number(b.split(':')[2]) - Number(a.split(':')[2]))[0]
  return among(now, most, say('why.crates')) ?? any(now)
}

/** Where a cube decides the most: where one is not the first yet. */
function influence(now: Now): Advice | null {
  const { view, seat } = now
  const behind = keys(now).find(key => {
    const cubes = view.influence[key as keyof typeof view.influence]
    return cubes !== undefined && seat !== null && Math.max(...cubes) - cubes[seat] === 1
  })
  return among(now, behind, say('why.influence')) ?? any(now)
}

const toDo = adviser<Perseverance3View>({
  primary: beginning,
  'work.die': die,
  secondary,
  influence,
})

/** What to choose now, whatever is asked. */
export const advise = (now: Now): Advice | null => toDo(now) ?? any(now)
