import { type App, expect, test } from './app.ts'
import { click, pickOne } from './choose.ts'
import { setUp } from './set-up.ts'

/** The names of the cards of the hand that is shown. */
const cardsOf = ({ page }: App): Promise<string[]> => page.locator('.kit-hand h3').allInnerTexts()

/** All words and attributes of the page. */
const wholePage = ({ page }: App): Promise<string> => page.evaluate(() => document.documentElement.outerHTML)

/** Plays until the screen goes to the other person. */
async function untilHandOver(app: App): Promise<void> {
  for (let picks = 0; picks < 90; picks++) {
    if ((await app.untilAsked()).handOver !== null) return
    await pickOne(app, click, spots => spots[picks % spots.length])
  }
  throw new Error('The screen stays with one person.')
}

test('two people at one screen never see each other’s hand', async ({ app }) => {
  const { page, tell } = app
  await setUp(app, { factions: ['marquise', 'eyrie'], who: ['person', 'person'] })
  await app.ready()
  const first = await cardsOf(app)
  expect(first).toHaveLength(3)

  await untilHandOver(app)
  const name = tell('player.person', { seat: 2 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tell('handover.title', { name }))
  const between = await wholePage(app)
  const { view } = (await app.scene()) as { view: { players: { hand: number[] }[] } }
  for (const { hand } of view.players) expect(new Set(hand), 'a hand face down').toEqual(new Set([-1]))

  await expect(app.button(tell('handover.go', { name }))).toBeFocused()
  await page.keyboard.press('Enter')
  await app.ready()
  const second = await cardsOf(app)
  expect(second).toHaveLength(3)
  for (const card of [...first, ...second]) expect(between).not.toContain(card)
  const after = await wholePage(app)
  for (const card of first) if (!second.includes(card)) expect(after).not.toContain(card)
})
