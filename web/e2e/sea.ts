import { readFile } from 'node:fs/promises'
import { entryOf, loadToPlay } from '@tablee/games'
import { Match, type Save, save } from '@tablee/kernel'
import { type App, expect } from './app.ts'
import type { Meant } from './choose.ts'

async function loadSea() {
  const entry = entryOf('diluvium')
  if (!entry) throw new Error('The catalogue no longer has Diluvium.')
  return loadToPlay(entry)
}

/** A game of Diluvium that begins: the first scenario, alone. */
export async function startedSea(seed = 4): Promise<Save> {
  const { game } = await loadSea()
  return save(Match.start(game, { seats: 1, options: { scenario: 's01' }, seed }))
}

/** One game of a campaign that bots played: its seed, and every pick by its key. */
export interface SeaGame {
  readonly seed: number
  readonly picks: readonly string[]
}

/** The games of a campaign on record. */
export async function seaCampaign(name: string): Promise<readonly SeaGame[]> {
  const file = new URL(`../../games/diluvium/tests/campaigns/${name}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** A game on record with its options, all but the last of its picks made. */
export async function almostPlayed(
  { seed, picks }: SeaGame,
  options: { readonly [name: string]: unknown },
  left: number,
): Promise<Save> {
  const { game } = await loadSea()
  const match = Match.start(game, { seats: 1, options, seed })
  for (const pick of picks.slice(0, -left)) match.pickKey(0, pick)
  return save(match)
}

/** Whether something on the screen stands for a pick, by its key or by the place that it names. */
export const meansPick = ({ key, ref }: Meant, pick: string): boolean =>
  key === pick || ['action', 'place', 'island'].some(kind => ref === `${kind}:${pick.replace(/:\d$/, '')}`)

/** What is wanted of all that may be chosen: the ship explores B3 for gold, and the turn ends. */
const WISHES: readonly RegExp[] = [
  /^(action:)?explore$/,
  /^(place:)?-1,3$/,
  /^gold2$/,
  /^space:-1,3:0$/,
  /^end$/,
]

/** The first wish that can be fulfilled, or else whatever comes first. */
export function wished<M extends Meant>(all: readonly M[]): M {
  for (const wish of WISHES) {
    const one = all.find(({ ref = '', key = '' }) => wish.test(key) || wish.test(ref))
    if (one) return one
  }
  return all[0]
}

/** Plays the first round to its end, and the rival's answer: it explores as well. */
export async function playRound(app: App, answer: () => Promise<void>): Promise<void> {
  for (let questions = 0; (await app.untilAsked()).round === 1; questions++) {
    expect(questions, 'the turn ends').toBeLessThan(12)
    await answer()
  }
  const { journal, view } = await app.scene()
  const told = journal.map(({ id }) => id)
  for (const id of ['acts', 'sailed', 'explored', 'gold.gained', 'token.drawn', 'rival.acts'])
    expect(told).toContain(id)
  expect(view).toMatchObject({ round: 2, phase: 'action' })
}
