import { entryOf, loadToPlay } from '@tablee/games'
import { Match, type Save, save } from '@tablee/kernel'
import { type App, expect } from './app.ts'
import type { Meant } from './choose.ts'

/** A game of Monster Lands that begins: the Fire Clan alone, against Madhala. */
export async function startedLands(seed = 3): Promise<Save> {
  const entry = entryOf('monster-lands')
  if (!entry) throw new Error('The catalogue no longer has Monster Lands.')
  const { game } = await loadToPlay(entry)
  return save(Match.start(game, { seats: 1, options: { clans: ['fire'] }, seed }))
}

/** What is wanted of all that may be chosen: the leader leaves for a monster, somebody is recruited, all dice roll. */
const WISHES: readonly RegExp[] = [
  /^nuduru$/,
  /^force$/,
  /^depart$/,
  /^roll/,
  /^path:regionA:[23]$/,
  /^slot:/,
  /^tavern:novice$/,
  /^building:tavern$/,
  /^building:mine$/,
  /^building:/,
]

/** The first wish that can be fulfilled, or else whatever comes first. */
export function wished<M extends Meant>(all: readonly M[]): M {
  for (const wish of WISHES) {
    const one = all.find(({ ref = '', key = '' }) => wish.test(key) || wish.test(ref))
    if (one) return one
  }
  return all[0]
}

/** Plays the first turn to its end: an expedition, its battle, the wages; gives what was told. */
export async function playRound(app: App, answer: () => Promise<void>): Promise<ReadonlySet<string>> {
  const fought = app.page.locator('.ml-theatre')
  let seen = false
  for (let questions = 0; (await app.untilAsked()).round === 1; questions++) {
    expect(questions, 'the turn ends').toBeLessThan(60)
    seen ||= await fought.isVisible()
    await answer()
  }
  expect(seen, 'the battle is on the screen').toBe(true)
  const { journal, view } = await app.scene()
  const told = new Set(journal.map(({ id }) => id))
  for (const id of ['assign.left', 'die.laid', 'faces.monster', 'monster.rolled', 'rolled', 'wages.paid'])
    expect(told).toContain(id)
  expect(view).toMatchObject({ turn: 2, phase: 'deployment' })
  return told
}
