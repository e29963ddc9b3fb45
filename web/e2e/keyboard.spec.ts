import { type App, expect, test } from './app.ts'
import { playTurn } from './choose.ts'
import { setUp } from './set-up.ts'
import { expectFocus, tabToCandidate } from './tabbing.ts'

/** Chooses with Tab and Enter until a pick is made: a place, then from its menu, then confirms. */
async function pickWithTab(app: App, n: number): Promise<void> {
  const { page } = app
  const { picks } = await app.scene()
  for (let step = 0; step <= n % 3; step++) await tabToCandidate(app)
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Enter')
    await app.painted()
    if ((await app.scene()).picks !== picks) return
    if (await page.locator('[role=menu]').isVisible()) continue
    await page.keyboard.press('Enter')
    await page.waitForTimeout(50)
    if ((await app.scene()).picks !== picks) return
  }
  await app.untilPicked(picks)
}

test('a full turn on the board with Tab and Enter alone', async ({ app }) => {
  await setUp(app, { factions: ['marquise', 'eyrie'] })
  await app.ready()
  const picks = await playTurn(app, 0, async n => {
    if (n > 0) await expectFocus(app)
    await pickWithTab(app, n)
  })
  expect(picks).toBeGreaterThan(2)
  expect(await app.turns()).toContain(1)
})

test('a full turn at the table in text with number keys alone', async ({ app }) => {
  const { page, tell } = app
  await setUp(app, { factions: ['eyrie', 'marquise'] })
  await app.ready()
  await app.link(tell('table.text')).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  const picks = await playTurn(app, 0, async n => {
    if (n > 0) await expectFocus(app)
    const { picks, face } = await app.scene()
    await page.keyboard.press(String(1 + (n % Math.min(9, face?.candidates.length ?? 1))))
    await app.painted()
    await page.keyboard.press('Enter')
    await app.untilPicked(picks)
  })
  expect(picks).toBeGreaterThan(2)
  expect(await app.turns()).toContain(1)
})
