import { expect, test } from './app.ts'

test('a faction that is taken is swapped, and seats come and go as the game has room', async ({ app }) => {
  const { page, tell } = app
  await page.goto('/play/root')
  const seat = (n: number) => page.getByLabel(tell('setup.faction', { seat: n, option: 'Faction' }))
  await seat(1).selectOption('alliance')
  await expect(seat(3)).toHaveValue('marquise')
  await app.button(tell('setup.remove', { seat: 2 })).click()
  await app.button(tell('setup.remove', { seat: 2 })).click()
  await expect(seat(1)).toHaveValue('alliance')
  await expect(seat(2)).toHaveValue('vagabond')
  await seat(1).selectOption('vagabond')
  await expect(seat(2)).toHaveValue('alliance')
  await app.button(tell('setup.remove', { seat: 2 })).click()
  await expect(app.button(tell('setup.remove', { seat: 1 }))).toBeDisabled() // beside robots one is enough
  for (const n of [2, 3, 4, 5, 6]) {
    await app.button(tell('setup.add')).click()
    await expect(seat(n)).toBeVisible()
  }
  await expect(app.button(tell('setup.add'))).toBeDisabled()
  await app.button(tell('setup.go')).click()
  await app.ready()
  expect((await app.scene()).players).toHaveLength(6)
})

test('only the options of the scenario are offered', async ({ app }) => {
  const { page } = app
  await page.goto('/play/robinson-crusoe')
  const hungry = page.locator('#option-hungryCrew')
  await expect(page.locator('#option-scenario')).toBeVisible()
  await expect(hungry).toHaveCount(0)
  await page.locator('#option-scenario').selectOption('kingKong')
  await expect(hungry).toBeVisible()
})

test('a rule of an address lies under what sticks to the top', async ({ app }) => {
  const { page } = app
  await page.goto('/rules/root#9.5.4.a')
  const row = page.locator('[id="9.5.4.a"]')
  const search = page.locator('.rules-search')
  await expect
    .poll(async () => {
      const [place, over] = [await row.boundingBox(), await search.boundingBox()]
      return place && over ? place.y - (over.y + over.height) : -1
    })
    .toBeGreaterThanOrEqual(0)
  await expect(row).toBeInViewport()
})
