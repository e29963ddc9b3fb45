import type { Page } from '@playwright/test'
import { arrive, cardAt, chooseAt, chooseFirst, expect, inText, sit, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'

let server: OnlineServer

test.beforeEach(async () => {
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

/** Chooses what a seat plays on the page that sets a table up, or in its lobby. */
const choose = (page: Page, seat: number, faction: string) =>
  page.getByLabel(`Faction, siège ${seat}`).selectOption(faction)

/** What is played in the seats of a lobby, as a page shows it. */
const played = (page: Page, seat: number) => page.locator('.lobby-seats > li').nth(seat - 1)

test('six seats: each chooses in the lobby, chance draws the rest, and the Riverfolk sell in another’s turn', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  await ada.getByRole('link', { name: 'Ouvrir une table' }).first().click()
  for (const _ of [5, 6]) await ada.getByRole('button', { name: 'Ajouter un siège' }).click()
  for (const seat of [3, 4, 5, 6])
    await ada.getByLabel(`Qui joue le siège ${seat}`).selectOption('search:easy')
  await ada.getByRole('button', { name: 'Chacun choisira' }).click()
  await ada.getByLabel('Ordre du tour').selectOption('asListed')
  await ada.getByRole('button', { name: 'Ouvrir la table' }).click()
  const link = await ada.getByLabel('Lien de l’invitation').inputValue()
  await choose(ada, 1, 'marquise')

  const bo = await arrive(browser, 'Bo', link)
  await sit(bo, 2)
  await expect(played(bo, 1)).toContainText('Marquise de Chat')
  await expect(played(bo, 3)).toContainText('Au hasard')
  // What somebody has is refused with a sentence, and nothing changes.
  await choose(bo, 2, 'marquise')
  await expect(bo.getByRole('alert')).toContainText('Un seul siège peut jouer')
  await choose(bo, 2, 'riverfolk')
  await expect(bo.getByRole('alert')).toHaveCount(0)
  // Who made the table may keep the choice, and set any seat.
  await ada.getByRole('button', { name: 'Moi, pour tous' }).click()
  await expect(bo.getByText('Ada décide de ce que chacun joue.')).toBeVisible()
  await expect(bo.getByLabel('Faction, siège 2')).toHaveCount(0)
  await expect(played(bo, 2)).toContainText('Compagnie de la Rivière')
  await choose(ada, 3, 'eyrie')
  await expect(played(bo, 3)).toContainText('Dynasties de la Canopée')
  await start(ada)

  const { cast } = await cardAt(ada)
  expect(cast.slice(0, 3)).toEqual(['marquise', 'riverfolk', 'eyrie'])
  expect(new Set(cast).size).toBe(6)

  // They set up; then it is Ada's turn, and what Bo holds lies open with its prices.
  for (const page of [ada, bo]) await inText(page)
  const offers = ada.locator('.decision-list button', { hasText: 'Acheter' })
  await expect(async () => {
    await chooseFirst(ada, 'Acheter')
    await chooseFirst(bo)
    expect(await offers.count()).toBeGreaterThan(0)
  }).toPass({ timeout: 240_000, intervals: [0] })
  const before = await cardAt(ada)
  const bought = (await offers.first().textContent()) ?? ''
  await chooseAt(ada, offers.first())
  await expect(bo.locator('.journal, .text-journal').first()).toContainText(
    /Marquise[^.]* (achète|loue|engage)/,
  )
  await expect(offers.filter({ hasText: bought })).toHaveCount(0)
  const after = await cardAt(ada)
  expect(after.picks).toBeGreaterThan(before.picks)
  // The turn is Ada's still.
  expect(after.waiting).toEqual([0])
  expect(after.round).toBe(before.round)
})
