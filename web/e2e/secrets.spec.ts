import { expect, test } from './app.ts'
import { click, pickOne, playTurn, varied } from './choose.ts'
import { setUp } from './set-up.ts'

/** What a view of Root holds of what must stay hidden. */
interface Hidden {
  readonly deck: unknown
  readonly questDeck: unknown
  readonly players: readonly {
    readonly hand: readonly number[]
    readonly alliance?: { readonly supporters: readonly number[] }
  }[]
}

test('over a whole turn, no scene holds another hand, the supporters or the order of the deck', async ({
  app,
}) => {
  await setUp(app, { factions: ['marquise', 'eyrie', 'alliance'] })
  await app.ready()
  await playTurn(app, 0, n => pickOne(app, click, spots => varied(spots, n)))
  await expect.poll(() => app.turns()).toContain(2)
  const scenes = await app.page.evaluate(() => window.tableeScenes)
  expect(scenes.length).toBeGreaterThan(10)
  let own = 0
  for (const scene of scenes) {
    const { deck, questDeck, players } = scene.view as Hidden
    expect(typeof deck).toBe('number')
    expect(typeof questDeck).toBe('number')
    own = Math.max(own, players[0].hand.filter(card => card >= 0).length)
    for (const { hand } of players.slice(1)) expect(hand.every(card => card === -1)).toBe(true)
    expect(players[2].alliance?.supporters.every(card => card === -1)).toBe(true)
    expect(scene.journal.every(({ to }) => !to || to.includes(0))).toBe(true)
  }
  expect(own, 'the own hand is shown').toBeGreaterThan(0)
  const told = await app.page.evaluate(() => window.tableeTold as readonly object[])
  const kinds = new Set(told.map(news => Object.keys(news).join()))
  expect(kinds, 'scenes, and what would be asked next').toEqual(new Set(['scene', 'answer,value']))
  for (const news of told)
    if ('value' in news)
      for (const field of Object.keys(news.value ?? {})) expect(FACE_FIELDS, field).toContain(field)
})

/** What a question holds: its words and answers, and nothing of the table. */
const FACE_FIELDS = ['kind', 'prompt', 'candidates', 'refused', 'rule', 'forced']
