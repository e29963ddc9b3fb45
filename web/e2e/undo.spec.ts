import { expect, test } from './app.ts'
import { click, pickOne } from './choose.ts'
import { rootAsking } from './games.ts'
import { setUp } from './set-up.ts'

test('undo, redo and restart, with buttons and with keys', async ({ app }) => {
  const { page, tell } = app
  await setUp(app, { factions: ['marquise', 'eyrie'] })
  await app.ready()
  const undo = app.button(tell('prompt.undo'))
  const redo = app.button(tell('prompt.redo'))
  await expect(undo).toBeDisabled()
  const first = await app.asked()
  await pickOne(app, click, ([spot]) => spot)
  const second = await app.asked()
  expect(second).not.toBe(first)

  await undo.click()
  await expect(app.sentence).toHaveText(first)
  await expect(undo).toBeDisabled()
  await redo.click()
  await expect(app.sentence).toHaveText(second)
  await expect(redo).toBeDisabled()

  await page.keyboard.press('z')
  await expect(app.sentence).toHaveText(first)
  await page.keyboard.press('y')
  await expect(app.sentence).toHaveText(second)

  await pickOne(app, click, ([spot]) => spot)
  await app.button(tell('prompt.restart')).click()
  await expect(app.sentence).toHaveText(first)
  expect((await app.scene()).picks).toBe(0)
})

test('what was chosen before a rewind is not chosen when it is asked again', async ({ app }) => {
  await app.import(await rootAsking('marquise.day'))
  const asked = await app.untilAsked()
  const key = asked.face?.candidates.find(({ say }) => say.id === 'marquise.day.end')?.key
  const end = app.page.locator(`.offer[data-key="${key}"]`)
  await end.click()
  await expect(end).toHaveAttribute('aria-pressed', 'true')
  await app.tellScene({ ...asked, picks: asked.picks - 1 })
  await app.tellScene(asked)
  await expect(end).toBeVisible()
  await expect(end).not.toHaveAttribute('aria-pressed', 'true')
})
