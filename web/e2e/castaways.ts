import { entryOf, loadToPlay } from '@tablee/games'
import { Match, type Save, save } from '@tablee/kernel'
import { type App, expect } from './app.ts'
import type { Meant } from './choose.ts'

/** A game of Perseverance, Episode 3 that begins. */
async function begun(seed: number, seats: number, firstGame = true): Promise<Match> {
  const entry = entryOf('perseverance-3')
  if (!entry) throw new Error('The catalogue no longer has Perseverance, Episode 3.')
  const { game } = await loadToPlay(entry)
  return Match.start(game, { seats, options: { firstGame }, seed })
}

/** The first candidate of every question, until something holds. */
export function playUntil(match: Match, holds: (match: Match) => boolean): void {
  for (let picks = 0; !holds(match); picks++) {
    if (picks > 2_000 || match.waiting === null) throw new Error('The game never came so far.')
    match.pick(match.waiting.seats[0], 0)
  }
}

/** The first turn of the first seat: it is asked for its primary action. */
export async function startedCastaways(seed = 4, seats = 2): Promise<Save> {
  const match = await begun(seed, seats)
  playUntil(match, ({ waiting }) => waiting?.prompt === 'primary' && waiting.seats[0] === 0)
  return save(match)
}

/** A question of the first seat whose first answer brings an assembly at once. */
export async function beforeAssembly(): Promise<Save> {
  for (let seed = 1; seed < 60; seed++) {
    const match = await begun(seed, 2)
    while (match.waiting && match.picks < 150) {
      const [seat] = match.waiting.seats
      if (seat === 0 && meetsNext(match)) return save(match)
      match.pick(seat, 0)
    }
  }
  throw new Error('No answer brings an assembly.')
}

interface Met {
  readonly assemblies: number
  readonly phase: string
}

/** Whether the first answer of the first seat leads to an assembly, or into one that asks where a crate goes. */
function meetsNext(match: Match): boolean {
  const { assemblies, phase } = match.state as Met
  if (phase === 'end') return false
  const tried = match.fork()
  tried.pick(0, 0)
  const now = tried.state as Met
  return now.assemblies > assemblies || (now.phase === 'end' && tried.waiting?.prompt === 'crate.row')
}

/** Alone, when the Dissenters are about to act. */
export async function beforeDissenters(seed = 4): Promise<Save> {
  const match = await begun(seed, 1, false)
  playUntil(match, ({ waiting }) => waiting?.prompt === 'solo.turn')
  return save(match)
}

/** Whatever comes first, work before exploring. */
export function wished<M extends Meant>(all: readonly M[]): M {
  return all.find(({ ref = '', key = '' }) => ref.startsWith('die:') || key.startsWith('work:')) ?? all[0]
}

/** Plays the turn of the first seat to its end. */
export async function playTurn(app: App, answer: () => Promise<void>): Promise<void> {
  const turns = async (): Promise<number> =>
    ((await app.scene()).view as { players: readonly { turns: number }[] }).players[0].turns
  const before = await turns()
  for (let questions = 0; (await turns()) === before; questions++) {
    expect(questions, 'the turn ends').toBeLessThan(40)
    await app.untilAsked()
    await answer()
  }
  const told = (await app.scene()).journal.map(({ id }) => id)
  expect(told).toContain('turn.begins')
  expect(
    told.some(id => id === 'work.placed' || id === 'explore.placed'),
    'the primary action is told',
  ).toBe(true)
}
