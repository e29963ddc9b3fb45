import type { Seat } from '@tablee/kernel'
import type { Colour } from '../data/types.ts'
import type { Die, MonsterTable, Pool, PoolDie } from '../state.ts'

/** A pool without dice. */
export const emptyPool = (): Pool => ({ force: 0, magic: 0, persuasion: [] })

/** How many dice are in a pool. */
export const poolSize = ({ force, magic, persuasion }: Pool): number => force + magic + persuasion.length

const BY_VALUE: readonly PoolDie[] = ['p1', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']

/** The colour of a die of the pool. */
export const colourOf = (die: PoolDie): Colour => (die === 'force' || die === 'magic' ? die : 'persuasion')

/** What a die of the pool shows; 0 for those that are not rolled. */
export const shownBy = (die: PoolDie): number =>
  die === 'force' || die === 'magic' ? 0 : die.charCodeAt(1) - 48

/** The different dice of a pool. */
export function diceOf({ force, magic, persuasion }: Pool): PoolDie[] {
  const dice: PoolDie[] = []
  if (force > 0) dice.push('force')
  if (magic > 0) dice.push('magic')
  for (let place = 0; place < persuasion.length; place++)
    if (persuasion[place] !== persuasion[place - 1]) dice.push(BY_VALUE[persuasion[place]])
  return dice
}

/** Takes a die out of the pool: as it lies, or not yet rolled. */
export function takeDie(pool: Pool, die: PoolDie): Die {
  if (die === 'force' || die === 'magic') pool[die]--
  else pool.persuasion.splice(pool.persuasion.indexOf(shownBy(die)), 1)
  return { colour: colourOf(die), value: shownBy(die) }
}

/** How many dice of a colour are in a pool. */
export const countOf = (pool: Pool, colour: Colour): number =>
  colour === 'persuasion' ? pool.persuasion.length : pool[colour]

/** prep.9, tavern.8: dice come into the pool; persuasion dice are rolled as they come. */
export function giveDice(t: MonsterTable, seat: Seat, colour: Colour, count: number): void {
  if (count === 0) return
  const { pool } = t.state.clans[seat]
  if (colour !== 'persuasion') {
    pool[colour] += count
    return
  }
  const rolled = t.dice(count, 6)
  pool.persuasion.push(...rolled)
  pool.persuasion.sort(ascending)
  t.say('dice.persuasion', { seat, rolled })
}

const ascending = (a: number, b: number): number => a - b
