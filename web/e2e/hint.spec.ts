import { expect, test } from './app.ts'
import { playedRoot, startedRobinson } from './games.ts'
import { untilPlanning } from './island.ts'

test('a hint shows the three best, each with its chance to win', async ({ app }) => {
  const { page, tell } = app
  await app.import(await playedRoot({ seed: 12, picks: 120 }))
  const { face } = await app.untilAsked()
  await app.button(tell('prompt.hint')).click()
  const chances = page.locator('.candidate-list em')
  await expect(chances).toHaveCount(Math.min(3, face?.candidates.length ?? 0), { timeout: 30_000 })
  for (const words of await chances.allInnerTexts()) expect(words).toMatch(/\d+ %/)
})

test('a hint for a pawn tells where it would go, before it is taken up and after', async ({ app }) => {
  const { page, tell } = app
  await app.import(await startedRobinson())
  await untilPlanning(app)
  await app.button(tell('prompt.hint')).click()
  const best = page.locator('.candidate-list .best')
  const advice = best.locator('em')
  await expect(advice).toHaveText(/.+ · .*\d+ %/, { timeout: 30_000 })
  const [place] = (await advice.textContent())?.split(' · ') ?? []
  await best.click()
  await expect(best).toContainText(place)
  await expect(advice).toHaveText(/\d+ %/)
})
