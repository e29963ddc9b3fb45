import { readFile } from 'node:fs/promises'
import { entryOf } from '@tablee/games'
import { packFile, replaceable } from '@tablee/table'
import { type App, expect, test } from './app.ts'
import { arrive, openIsland, sit, start } from './online-people.ts'
import { PHONE, violations } from './violations.ts'

test.use({ locale: 'fr-FR' })

/** A pack that calls whatever is reconstructed otherwise. */
async function boxPack(): Promise<string> {
  const room = await entryOf('robinson-crusoe')?.load()
  if (!room) throw new Error('The catalogue no longer has Robinson Crusoe.')
  const data = Object.fromEntries(replaceable(room).map(({ id, value }) => [id, `Boîte ${value}`]))
  return JSON.stringify(packFile('robinson-crusoe', { name: 'Ma boîte', data }))
}

/** Gives the set-up a pack. */
async function choose({ page }: Pick<App, 'page'>, text: string): Promise<void> {
  const file = { name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('.pack-field input[type=file]').setInputFiles(file)
}

test('a bad pack gets a sentence and changes nothing; a good one is kept, named at the table, saved and replayed', async ({
  app,
}) => {
  const { page, tell } = app
  await page.goto('/play/robinson-crusoe')
  const chosen = page.getByLabel(tell('pack.choose'))
  const bad = (data: object) =>
    JSON.stringify(packFile('robinson-crusoe', { name: 'x', data: data as never }))
  await choose(app, 'Cher journal')
  await expect(page.getByRole('alert')).toContainText('Ce n’est pas un paquet de données')
  await choose(app, bad({ 'title:fr:beast:boar': 'Y' }))
  await expect(page.getByRole('alert')).toContainText('title:fr:beast:boar')
  await expect(chosen).toHaveValue('')
  expect(await violations(page)).toEqual([])

  await choose(app, await boxPack())
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(chosen.locator('option:checked')).toHaveText(/^Ma boîte \([0-9a-f]{4}\)$/)
  await page.reload()
  await expect(chosen.locator('option')).toHaveCount(2)
  await chosen.selectOption({ index: 1 })
  await page.locator('.pack-replaced summary').click()
  await expect(page.locator('.pack-list li').first()).toContainText('Boîte')
  await app.button(tell('setup.go')).click()
  await app.ready()
  const badge = page.locator('.pack-badge')
  await expect(badge).toHaveText(/^Paquet de données\s: Ma boîte \([0-9a-f]{4}\)$/)

  await page.reload()
  await app.ready()
  await expect(badge).toBeVisible()
  await expect(page.locator('body')).toContainText('Boîte ')
  await page.setViewportSize(PHONE)
  await expect(badge).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  const download = page.waitForEvent('download')
  await app.fromMenu(tell('table.save'))
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(saved).setup.pack.name).toBe('Ma boîte')
  await page.goto('/')
  await app.choose(saved)
  await app.ready()
  await expect(badge).toBeVisible()
  await page.goto(page.url().replace('/table/', '/replay/'))
  await expect(badge).toBeVisible()
})

test('rules read their numbers from the pack of a table in the browser', async ({ app }) => {
  const { page, tell } = app
  await page.goto('/play/harbour')
  const fee = { 'fee:broker': { other: 7, own: 9 } }
  await choose(app, JSON.stringify(packFile('harbour', { name: 'Liste retrouvée', data: fee })))
  await expect(page.locator('.pack-replaced summary')).toHaveText(tell('pack.replaces', { count: 1 }))
  await app.button(tell('setup.go')).click()
  await app.ready()
  expect((await app.scene()).pack).toEqual({ name: 'Liste retrouvée', data: fee })
})

test('a kept pack is deleted once that is confirmed, and not before', async ({ app }) => {
  const { page, tell } = app
  await page.goto('/play/robinson-crusoe')
  await choose(app, await boxPack())
  const kept = page.getByLabel(tell('pack.choose')).locator('option')
  await expect(kept).toHaveCount(2)
  await app.button(tell('pack.forget')).click()
  await expect(page.getByRole('dialog')).toContainText('« Ma boîte »')
  expect(await violations(page)).toEqual([])
  await app.button(tell('account.cancel')).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(kept).toHaveCount(2)

  await app.button(tell('pack.forget')).click()
  await app.button(tell('pack.forgetYes')).click()
  await expect(kept).toHaveCount(1)
  await expect(app.button(tell('pack.forget'))).toHaveCount(0)
  await page.reload()
  await expect(kept).toHaveCount(1)
})

test('an online table with a pack names it to who is invited, tells what it replaces, and is played with it', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const text = await boxPack()
  const ada = await arrive(browser, 'Ada', `${baseURL}/tables`)
  const link = await openIsland(ada, () => choose({ page: ada }, text))
  const bo = await arrive(browser, 'Bo', link)
  const badge = /Ma boîte \([0-9a-f]{4}\)$/
  await expect(bo.locator('.iv-f')).toContainText('Paquet de données : Ma boîte')
  await sit(bo, 2)
  await expect(bo.locator('.pack-badge')).toHaveText(badge)
  await bo.locator('.pack-replaced summary').click()
  await expect(bo.locator('.pack-list li').first()).toContainText('Boîte')
  await start(ada)
  for (const page of [ada, bo]) {
    await expect(page.locator('.prompt')).toBeVisible()
    await expect(page.locator('.pack-badge')).toHaveText(badge)
    await expect(page.locator('body')).toContainText('Boîte ')
  }
})
