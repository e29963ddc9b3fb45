import { type Browser, expect as impatient, type Locator, type Page } from '@playwright/test'

/** Several browsers and a server share the machine: what they show may take a while. */
export const expect = impatient.configure({ timeout: 30_000 })

import type { TableCard } from '@tablee/table/wire.ts'

/**
 * Opens a browser of its own for somebody, who gives their name at the page they come to; who came by the link of an
 * invitation answers it with `sit` or `lookOn`.
 */
export async function arrive(browser: Browser, name: string, address: string, phone = false): Promise<Page> {
  const page = await come(browser, address, phone)
  if (address.includes('/join/')) {
    await page.getByLabel('Comment les autres vous appellent-ils').fill(name)
    return page
  }
  await page.getByLabel('Votre nom').fill(name)
  await page.getByRole('button', { name: 'Continuer' }).click()
  return page
}

/** Answers an invitation by watching. */
export async function lookOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Regarder/ }).click()
}

/** The same for somebody who only watches a table, and gives no name. */
export async function watch(browser: Browser, address: string, phone = false): Promise<Page> {
  const page = await come(browser, address, phone)
  await lookOn(page)
  return page
}

async function come(browser: Browser, address: string, phone: boolean): Promise<Page> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    // What the page shows must come from the server, not from what a worker kept.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(
    settings => {
      localStorage['tablee settings'] ??= settings
    },
    JSON.stringify({ pace: 'fast', motion: 'off' }),
  )
  await page.goto(address)
  return page
}

/**
 * Makes a table of Root for three people, as somebody who is on the list of tables; gives its link. More may be chosen
 * before it is opened.
 */
export async function openTable(page: Page, chooseMore = async () => {}): Promise<string> {
  await page.getByRole('link', { name: 'Ouvrir une table' }).first().click()
  await page.getByRole('button', { name: 'Retirer le siège 4' }).click()
  await chooseMore()
  await page.getByLabel('Ordre du tour').selectOption('asListed')
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  return page.getByLabel('Lien de l’invitation').inputValue()
}

/**
 * Makes a table of Robinson Crusoe for two people, as somebody who is on the list of tables; gives its link. More may
 * be chosen before it is opened.
 */
export async function openIsland(page: Page, chooseMore = async () => {}): Promise<string> {
  await page.getByRole('link', { name: 'Ouvrir une table' }).first().click()
  await page.getByRole('button', { name: 'Robinson Crusoé' }).click()
  await expect(page.getByLabel('Scénario')).toBeVisible()
  await page.getByRole('button', { name: 'Retirer le siège 4' }).click()
  await page.getByRole('button', { name: 'Retirer le siège 3' }).click()
  await chooseMore()
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  return page.getByLabel('Lien de l’invitation').inputValue()
}

/** Makes a table of Monster Lands for two people, with ambushes; gives its link. */
export async function openLands(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Ouvrir une table' }).first().click()
  await page.getByRole('button', { name: 'Monster Lands' }).click()
  await page.getByLabel('Module Traquenard').getByRole('button', { name: 'Oui' }).click()
  await page.getByRole('button', { name: 'Retirer le siège 4' }).click()
  await page.getByRole('button', { name: 'Retirer le siège 3' }).click()
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  return page.getByLabel('Lien de l’invitation').inputValue()
}

/** Makes a table of Diluvium for two people; gives its link. */
export async function openSea(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Ouvrir une table' }).first().click()
  await page.getByRole('button', { name: 'Diluvium' }).click()
  await page.getByRole('button', { name: 'Ajouter un siège' }).click()
  await expect(page.getByText(/à plusieurs sont reconstituées/)).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  return page.getByLabel('Lien de l’invitation').inputValue()
}

/** Makes a table of Perseverance, Episode 3 for two people; gives its link. */
export async function openCastaways(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Ouvrir une table' }).first().click()
  await page.getByRole('button', { name: 'Perseverance, Épisode 3' }).click()
  await expect(page.getByText('Menace sans dé').first()).toBeVisible()
  await page.getByRole('button', { name: 'Retirer le siège 4' }).click()
  await page.getByRole('button', { name: 'Retirer le siège 3' }).click()
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  return page.getByLabel('Lien de l’invitation').inputValue()
}

/** Makes a table of Perseverance, Episode 4 for two people; gives its link. */
export async function openCity(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Ouvrir une table' }).first().click()
  await page.getByRole('button', { name: 'Perseverance, Épisode 4' }).click()
  await page.getByRole('button', { name: 'Ajouter un siège' }).click()
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  return page.getByLabel('Lien de l’invitation').inputValue()
}

/** Sits down, by the invitation that is open. */
export async function sit(page: Page, seat: number): Promise<void> {
  await page.locator(`.iv-seat:has(input[value="${seat - 1}"])`).click()
  await page.getByRole('button', { name: 'Prendre le siège', exact: true }).click()
  await expect(page.getByText('(vous)')).toBeVisible()
}

/** Starts the game of a table whose seats are taken. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Commencer la partie' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
}

/** Changes to the table in text, where every candidate is a button. */
export async function inText(page: Page): Promise<void> {
  await page.goto(`${page.url().replace(/\/text$/, '')}/text`)
  await expect(page.locator('.decision')).toBeVisible()
}

/** The id of the table that a page shows. */
export function tableAt(page: Page): string {
  const [, id] = /\/online\/([^/]+)/.exec(page.url()) ?? []
  if (!id) throw new Error('The page shows no online table.')
  return id
}

/** A table as the server tells it to who looks. */
export async function cardAt(page: Page): Promise<TableCard> {
  const answer = await page.request.get(new URL(`/api/tables/${tableAt(page)}`, page.url()).href)
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** Skips what passes on a page. */
export async function skipAll(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Tout passer' })
  // What concerns others goes by itself, perhaps at this very moment.
  while (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => {})
}

/**
 * Chooses the first candidate on a page, once what passes was skipped, to the end of its gesture; false while others
 * choose, or where a candidate says what is waited for: the list is read once, so that it is not passed by.
 */
export async function chooseFirst(page: Page, unless?: string): Promise<boolean> {
  await skipAll(page)
  const candidates = page.locator('.decision-list button')
  const said = await candidates.allTextContents()
  if (said.length === 0 || (unless && said.some(one => one.includes(unless)))) return false
  const first = candidates.first()
  const goesOn = page.locator('.decision[data-made]:not([data-made=""])')
  do await chooseAt(page, first)
  while ((await goesOn.count()) > 0)
  return true
}

/** Chooses one of the candidates of a table in text, and confirms it where that is asked for. */
export async function chooseAt(page: Page, candidate: Locator): Promise<void> {
  const before = (await page.locator('main').textContent()) ?? ''
  // What others did may have taken it away since: who called looks again, and does not wait for it to come back.
  await candidate.click({ timeout: 15_000 })
  // Not the last of the commands: where nothing is to be confirmed that is what starts the turn again.
  const confirm = page.locator('.decision-commands button', { hasText: 'Entrée' })
  // What the choice led to may pass already, and then there is nothing to confirm.
  if ((await confirm.count()) > 0 && (await confirm.isEnabled({ timeout: 1000 }).catch(() => false)))
    await confirm.click({ timeout: 2000 }).catch(() => {})
  await expect(page.locator('main')).not.toHaveText(before)
}

/** Lets all play, each the first of what may be chosen, until somebody has seen enough. */
export async function playOn(pages: readonly Page[], enough: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    for (const page of pages) await chooseFirst(page)
    expect(await enough()).toBe(true)
  }).toPass({ timeout: 240_000, intervals: [0] })
}
