import { entryOf, loadToPlay } from '@tablee/games'
import { Match, type Save, save } from '@tablee/kernel'
import { type App, expect } from './app.ts'
import { playUntil } from './castaways.ts'
import type { Meant } from './choose.ts'

/** A game of Perseverance, Episode 4 alone, at its first question. */
async function begun(seed: number): Promise<Match> {
  const entry = entryOf('perseverance-4')
  if (!entry) throw new Error('The catalogue no longer has Perseverance, Episode 4.')
  const { game } = await loadToPlay(entry)
  return Match.start(game, { seats: 1, seed })
}

/** A game alone as it asks something for the first time after so many turns. */
export async function askedFor(prompt: string, turns = 0, seed = 4): Promise<Save> {
  const match = await begun(seed)
  playUntil(match, ({ waiting, state }) => {
    const { players } = state as { readonly players: readonly { readonly turns: number }[] }
    return waiting?.prompt === prompt && players[0].turns >= turns
  })
  return save(match)
}

/** Whatever comes first. */
export const first = <M extends Meant>(all: readonly M[]): M => all[0]

/** Questions over which a sheet lies, which is fetched when it is first wanted. */
const SHEETS = ['rally.group', 'honour', 'reward', 'wound', 'negotiate']

/** Plays a turn until the Dissenters are to act. */
export async function playTurn(app: App, answer: () => Promise<void>): Promise<void> {
  const asks = async () => (await app.scene()).face?.prompt.id
  for (let questions = 0; (await asks()) !== 'solo.turn'; questions++) {
    expect(questions, 'the turn ends').toBeLessThan(60)
    if (SHEETS.includes((await asks()) ?? '')) await app.page.locator('.p4-sheet').waitFor()
    await answer()
    await app.untilAsked()
  }
  expect((await app.scene()).journal.map(({ id }) => id)).toContain('die.placed')
}
