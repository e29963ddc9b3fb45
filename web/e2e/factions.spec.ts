import { type App, expect, test } from './app.ts'
import { click, pickOne, playTurn, tap, varied } from './choose.ts'
import { setUp } from './set-up.ts'
import { answerWithTab, expectFocus } from './tabbing.ts'

/** The factions of the expansions, by how the messages of what only they do begin. */
const OWN = {
  cult: 'cult.',
  riverfolk: 'riverfolk.',
  duchy: 'duchy.',
  corvids: 'corvids.',
  hundreds: 'hundreds.',
  keepers: 'keepers.',
} as const

/** A game in which each of them comes to do what is its own. */
const SEED = 12

/** The turn is over, others were told of it, and the journal tells what only this faction does. */
async function expectPlayed(app: App, faction: keyof typeof OWN, picks: number): Promise<void> {
  expect(picks, 'the turn holds several choices').toBeGreaterThan(2)
  expect(await app.turns()).toContain(1)
  const { journal } = await app.scene()
  expect(journal.filter(({ id }) => id.startsWith(OWN[faction])).length).toBeGreaterThan(0)
}

for (const faction of Object.keys(OWN) as (keyof typeof OWN)[])
  test(`a full turn with the mouse: ${faction}`, async ({ app }) => {
    await setUp(app, { factions: [faction, 'marquise'], seed: SEED })
    await app.ready()
    const picks = await playTurn(app, 0, n => pickOne(app, click, spots => varied(spots, n)))
    await expectPlayed(app, faction, picks)
  })

test('a full turn with Tab and Enter alone: corvids', async ({ app }) => {
  await setUp(app, { factions: ['corvids', 'eyrie'] })
  await app.ready()
  const picks = await playTurn(app, 0, async n => {
    if (n > 0) await expectFocus(app)
    await answerWithTab(app, n)
  })
  await expectPlayed(app, 'corvids', picks)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a full turn by touch: hundreds', async ({ app }) => {
    await setUp(app, { factions: ['hundreds', 'marquise'], seed: SEED })
    await app.ready()
    const picks = await playTurn(app, 0, n => pickOne(app, tap, spots => varied(spots, n)))
    await expectPlayed(app, 'hundreds', picks)
    await expect(app.page.locator('body')).toHaveJSProperty('scrollWidth', 390)
  })
})
