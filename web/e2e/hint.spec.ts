import { expect, test } from './app.ts'
import { playedRoot, startedRobinson } from './games.ts'
import { untilPlanning } from './island.ts'

test('a hint shows the three best beside the map, each with its chance to win, and why', async ({ app }) => {
  const { page, tell } = app
  await app.import(await playedRoot({ seed: 12, picks: 120 }))
  const { face } = await app.untilAsked()
  await app.button(tell('prompt.hint')).click()
  const chances = page.locator('.candidate-list em')
  await expect(chances).toHaveCount(Math.min(3, face?.candidates.length ?? 0), { timeout: 30_000 })
  const all = await chances.allInnerTexts()
  for (const words of all) expect(words).toMatch(/\d+% chance to win/)
  expect(all.join(' ')).toMatch(/points|position|hand|effects|rivals/)
  const [list, map] = [
    await page.locator('.candidate-list').boundingBox(),
    await page.locator('main.plate').boundingBox(),
  ]
  expect((list?.x ?? 0) + (list?.width ?? 0), 'the list covers nothing of the map').toBeLessThanOrEqual(
    map?.x ?? 0,
  )
})

test('a hint for a pawn tells where it would go, before it is taken up and after', async ({ app }) => {
  const { page, tell } = app
  await app.import(await startedRobinson())
  await untilPlanning(app)
  await app.button(tell('prompt.hint')).click()
  const best = page.locator('.candidate-list .best')
  const advice = best.locator('em')
  await expect(advice).toHaveText(/.+ · .*\d+% chance to complete the scenario/, { timeout: 30_000 })
  const [place] = (await advice.textContent())?.split(' · ') ?? []
  await best.click()
  await expect(best).toContainText(place)
  await expect(advice).toHaveText(/\d+%/)
})
