import { expect, test } from './app.ts'
import { playedRoot } from './games.ts'

test('a whole game watched again with the slider', async ({ app }) => {
  const { page, tell } = app
  const saved = await playedRoot({ seed: 5, picks: 200 })
  const last = saved.picks.length
  await app.import(saved)
  await app.untilAsked()
  await app.fromMenu(tell('table.replay'))
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAccessibleName(tell('replay.at', { at: 0, last }))
  await slider.fill('120')
  await expect(page.getByText(tell('replay.at', { at: 120, last }))).toBeVisible()
  await expect.poll(() => app.journal.count()).toBeGreaterThan(50)
  const lines = await app.journal.count()
  await app.button(tell('replay.on')).click()
  await expect(slider).toHaveValue('121')
  await slider.press('Home')
  await expect.poll(() => app.journal.count()).toBeLessThan(lines)
  await app.button(tell('replay.play')).click()
  await expect(slider).not.toHaveValue('0')
  await app.button(tell('replay.pause')).click()
  await app.link(tell('replay.close')).click()
  await expect(app.sentence).not.toBeEmpty()
  expect((await app.scene()).picks).toBe(last)
})

test('since my last turn: steps through what the others did', async ({ app }) => {
  const { page, tell } = app
  await app.import(await playedRoot({ seed: 8, picks: 150 }))
  const { since, picks } = await app.untilAsked()
  expect(since).toBeLessThan(picks)
  const sentence = await app.asked()
  await app.button(tell('journal.since')).click()
  const slider = page.getByRole('slider')
  await expect(slider).toHaveValue(String(since))
  await expect(slider).toHaveValue(String(since + 1))
  await app.button(tell('replay.close')).click()
  await expect(app.sentence).toHaveText(sentence)
})
