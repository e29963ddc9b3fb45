import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { entryOf } from '@tablee/games'
import { Chance, Match, type Save, save } from '@tablee/kernel'
import { expect, test } from './app.ts'
import { putSave } from './kept.ts'
import { arrive, tableAt } from './online-people.ts'
import { PHONE, violations } from './violations.ts'

/** A game of a scenario that was played to its end, by chance. */
async function playedOut(scenario: string): Promise<{ saved: Save; round: number }> {
  const room = await entryOf('robinson-crusoe')?.load()
  if (!room) throw new Error('The catalogue no longer has Robinson Crusoe.')
  const match = Match.start(room.game, { seats: 1, options: { scenario }, seed: 3 })
  const chance = Chance.of(3)
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return { saved: save(match), round: room.game.round(match.state) }
}

/** The campaign of Robinson Crusoe, beside those of others. */
const ladder = (page: Page): Locator =>
  page.locator('.cp', { has: page.getByRole('heading', { name: /^Robinson Cruso/ }) })

test('a step of the ladder is set up, its result stays over a reload, and the campaign goes into a file and back', async ({
  app,
  browser,
}) => {
  const { page, tell } = app
  const { saved, round } = await playedOut('jenny')
  await page.goto('/campaigns')
  const isle = ladder(page).getByRole('button', { name: /^3\./ })
  await expect(isle).toHaveAccessibleName(new RegExp(tell('campaign.unplayed')))
  expect(await violations(page)).toEqual([])
  await isle.focus()
  await page.keyboard.press('Enter')
  await expect(ladder(page).locator('.cp-log h2')).toContainText('Jenny')
  await ladder(page)
    .getByRole('button', { name: tell('campaign.play') })
    .click()
  await expect(page.locator('.setup > p')).toContainText('Jenny')
  await expect(page.locator('#option-scenario')).toHaveCount(0)
  await app.button(tell('setup.go')).click()
  await app.ready()
  expect((await app.scene()).view).toMatchObject({ scenario: 'jenny' })

  // The game is played to its end meanwhile.
  const table = page.url().split('/').at(-1) ?? ''
  await putSave(page, table, saved, true)
  await page.goto('/campaigns')
  const lost = tell('campaign.lost', { game: 'robinson-crusoe', round })
  await expect(isle).toHaveAccessibleName(new RegExp(lost))
  await page.reload()
  await expect(isle).toHaveAccessibleName(new RegExp(lost))
  await page.setViewportSize(PHONE)
  await expect(isle).toBeAttached()
  await page.setViewportSize({ width: 1440, height: 900 })

  const download = page.waitForEvent('download')
  await ladder(page)
    .getByRole('button', { name: tell('campaign.export') })
    .click()
  const text = await readFile(await (await download).path(), 'utf8')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  const open = (content: string) =>
    ladder(elsewhere)
      .locator('.cp-files input[type=file]')
      .setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await open(text.replace('"won":false', '"won":true'))
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await open(text)
  const there = ladder(elsewhere).getByRole('button', { name: /^3\./ })
  await expect(there).toHaveAccessibleName(new RegExp(String(round)))
  await elsewhere.reload()
  await expect(there).toHaveAccessibleName(new RegExp(String(round)))
})

test('a campaign is deleted once that is confirmed, and not before', async ({ app }) => {
  const { page, tell } = app
  await page.goto('/campaigns')
  const forget = ladder(page).getByRole('button', { name: tell('campaign.forget') })
  const fresh = ladder(page).getByRole('button', { name: tell('campaign.new') })
  await expect(fresh).toBeVisible()
  await expect(forget).toHaveCount(0)
  await fresh.click()
  await forget.click()
  expect(await violations(page)).toEqual([])
  await app.button(tell('account.cancel')).click()
  await expect(forget).toBeVisible()
  await forget.click()
  await app.button(tell('campaign.forgetYes')).click()
  await expect(forget).toHaveCount(0)
  await page.reload()
  await expect(fresh).toBeVisible()
  await expect(forget).toHaveCount(0)
})

test('a step that is played at an online table gives its result to the campaign of who opened it', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { saved, round } = await playedOut('jenny')
  const page = await arrive(browser, 'Ada', `${baseURL}/tables`)
  await expect(page.getByRole('link', { name: 'Ouvrir une table' }).first()).toBeVisible()
  await page.goto(`${baseURL}/campaigns`)
  const isle = ladder(page).getByRole('button', { name: /^3\./ })
  await isle.click()
  await ladder(page).getByRole('button', { name: 'La jouer en ligne à plusieurs' }).click()
  await expect(page.locator('.setup')).toContainText('Jenny')
  await expect(page.locator('#option-scenario')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  await expect(page.getByLabel('Lien de l’invitation')).toBeVisible()
  const table = tableAt(page)
  await page.goto(`${baseURL}/campaigns`)
  await isle.click()
  await expect(page.getByRole('link', { name: 'Continuer la partie' })).toHaveAttribute(
    'href',
    `/online/${table}`,
  )
  await expect(isle).toHaveAccessibleName(/À jouer$/)

  // The table plays to its end meanwhile.
  await page.route(`**/api/tables/${table}`, async route => {
    const card = await (await route.fetch()).json()
    await route.fulfill({ json: { ...card, state: 'over' } })
  })
  await page.route(`**/api/tables/${table}/save`, route => route.fulfill({ json: saved }))
  await page.reload()
  await expect(isle).toHaveAccessibleName(new RegExp(`Perdu, tour\\s${round}$`))
  await page.unrouteAll()
  await page.reload()
  await expect(isle).toHaveAccessibleName(new RegExp(`Perdu, tour\\s${round}$`))

  // What is deleted here is deleted on the server too, and does not come back from it.
  const isKept = async () =>
    ((await (await page.request.get(`${baseURL}/api/campaigns`)).json()).campaigns as unknown[]).length
  await expect.poll(isKept).toBe(1)
  await page.getByRole('button', { name: 'Supprimer cette campagne' }).click()
  await page.getByRole('button', { name: 'Supprimer la campagne' }).click()
  await expect(isle).toHaveAccessibleName(/À jouer$/)
  expect(await isKept()).toBe(0)
  await page.reload()
  await expect(isle).toHaveAccessibleName(/À jouer$/)
})
