import { offered } from '@tablee/games/shelf.ts'
import { expect, test } from './app.ts'
import { PHONE, violations } from './violations.ts'

const OURS = { root: ['Baluchon'], 'robinson-crusoe': ['Vipère'] } as const

for (const game of ['root', 'robinson-crusoe'] as const)
  test(`the rules of ${game} lead to its sources: how many from where, and what is reconstructed`, async ({
    app,
  }) => {
    const { page, tell } = app
    await page.goto(`/rules/${game}`)
    await page.getByRole('link', { name: tell('rules.sources') }).click()
    const title = tell('sources.title', { game: tell('game.title', { game }) })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const counts = await page.locator('.sources-number').allTextContents()
    expect(counts).toHaveLength(3)
    for (const name of OURS[game])
      await expect(page.locator('.sources-names').getByText(name, { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await violations(page)).toEqual([])
  })

test('the page about Tablée leads to the sources of each game', async ({ app }) => {
  const { page } = app
  await page.goto('/about')
  await expect(page.locator('a[href^="/sources/"]')).toHaveCount(offered.length)
})
