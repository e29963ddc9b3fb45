import { expect, test } from './app.ts'
import { setUp } from './set-up.ts'

test('bots play a whole game, watched to its end', async ({ app }) => {
  test.setTimeout(240_000)
  const { page, tell } = app
  const factions = ['marquise', 'eyrie']
  await setUp(app, { factions, who: factions.map(() => 'search:easy'), seed: 3 })
  await app.ready()
  const end = page.locator('.end')
  await expect(async () => {
    await app.pass()
    await expect(end).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 200_000 })
  await expect(end.locator('#end-title')).toHaveText(/ wins?( by dominance)?\.$/)
  await expect(end.getByRole('row')).toHaveCount(factions.length + 1)
  await expect(end.getByRole('img', { name: tell('end.chancesLabel') })).toBeVisible()
  const { outcome, scores, picks } = await app.scene()
  expect(outcome?.winners).not.toEqual([])
  expect(scores.length).toBeGreaterThan(10)

  await end.getByRole('link', { name: tell('table.replay') }).click()
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(picks))
})
