import { expect, test } from './app.ts'
import { playTurn } from './choose.ts'
import { setUp } from './set-up.ts'
import { answerWithTab, expectFocus } from './tabbing.ts'

test('a full turn on the board with Tab and Enter alone', async ({ app }) => {
  await setUp(app, { factions: ['marquise', 'eyrie'] })
  await app.ready()
  const picks = await playTurn(app, 0, async n => {
    if (n > 0) await expectFocus(app)
    await answerWithTab(app, n)
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
    const moment = await app.moment()
    const offered = await page.locator('.decision-list button').count()
    await page.keyboard.press(String(1 + (n % Math.min(9, offered))))
    await app.painted()
    if ((await app.moment()) === moment) await page.keyboard.press('Enter')
    await app.untilAnswered(moment)
  })
  expect(picks).toBeGreaterThan(2)
  expect(await app.turns()).toContain(1)
})
