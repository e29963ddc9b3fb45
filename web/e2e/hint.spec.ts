import { expect, test } from './app.ts'
import { playedRoot } from './games.ts'

test('a hint shows the three best, each with its chance to win', async ({ app }) => {
  const { page, tell } = app
  await app.import(await playedRoot({ seed: 12, picks: 120 }))
  const { face } = await app.untilAsked()
  await app.button(tell('prompt.hint')).click()
  const chances = page.locator('.candidate-list em')
  await expect(chances).toHaveCount(Math.min(3, face?.candidates.length ?? 0), { timeout: 30_000 })
  for (const words of await chances.allInnerTexts()) expect(words).toMatch(/\d+ %/)
})
