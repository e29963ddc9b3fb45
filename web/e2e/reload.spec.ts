import { expect, test } from './app.ts'
import { click, pickOne } from './choose.ts'
import { setUp } from './set-up.ts'

test('a reload in mid-turn loses nothing', async ({ app }) => {
  const { page } = app
  await setUp(app, { factions: ['alliance', 'marquise'] })
  await app.ready()
  for (let n = 0; n < 4 || (await app.untilAsked()).turnSeat !== 0; n++) {
    await app.untilAsked()
    await pickOne(app, click, ([spot]) => spot)
  }
  const { picks, journal } = await app.untilAsked()
  const sentence = await app.asked()
  const lines = await app.journal.allInnerTexts()
  await page.reload()
  await expect(app.sentence).toHaveText(sentence)
  const after = await app.scene()
  expect(after.picks).toBe(picks)
  expect(after.journal).toEqual(journal)
  expect(await app.journal.allInnerTexts()).toEqual(lines)
  await pickOne(app, click, ([spot]) => spot)
  expect((await app.scene()).picks).toBeGreaterThan(picks)
})

test('a second window is told that the game is open', async ({ app, context }) => {
  const { page, tell } = app
  await setUp(app, { factions: ['marquise', 'eyrie'] })
  await app.ready()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('alert').getByRole('heading')).toHaveText(tell('web.openElsewhere'))
})
