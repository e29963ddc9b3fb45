import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { arrive, chooseFirst, expect, inText, openTable, sit, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

/** What a command of the built program prints, as a value. */
function tablee<V>(...args: string[]): V {
  const program = join(import.meta.dirname, '..', '..', 'dist', 'tablee.mjs')
  return JSON.parse(execFileSync(process.execPath, [program, ...args, '--json'], { encoding: 'utf8' })) as V
}

interface Replayed {
  readonly at: number
  readonly view: unknown
  readonly ask: { readonly id: string } | null
}

async function report(page: Page, text: string): Promise<void> {
  await page.locator('details.menu:not(.strip-menu) summary').click()
  await page.getByRole('button', { name: 'Signaler un problème' }).click()
  await page.getByLabel('Qu’attendiez-vous').fill(text)
}

test('a problem of a table of this browser waits for the connection, then leaves; its file opens at its choice', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(server.address)
  await page.getByRole('button', { name: /Jouer à Root/ }).click()
  await expect(page.locator('.prompt')).toBeVisible()
  await page.route('**/api/problems', route => route.abort())
  await report(page, 'Le donjon devrait aller ailleurs.')
  // Turned, a tablet shows the table by another screen.
  for (const size of [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(size)
    await expect(page.locator(`.table.${size.width < size.height ? 'portrait' : 'landscape'}`)).toBeAttached()
    await expect(page.getByLabel('Qu’attendiez-vous')).toHaveValue('Le donjon devrait aller ailleurs.')
  }
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('gardé dans ce navigateur')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Garder le fichier' }).click()
  const file = await (await download).path()
  expect(tablee<Replayed>('replay', file)).toMatchObject({ at: 0 })
  await page.unroute('**/api/problems')
  const sent = page.waitForResponse('**/api/problems')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await sent).status()).toBe(201)
  const problems = tablee<{ text: string }[]>('owner', 'problems', '--data', server.data)
  expect(problems).toMatchObject([{ game: 'root', kind: 'rule', text: 'Le donjon devrait aller ailleurs.' }])
})

test('a problem of a table far away reaches the owner’s inbox, and is replayed at its choice', async ({
  browser,
}, info) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const link = await openTable(ada)
  for (const [name, seat] of [
    ['Bo', 2],
    ['Cy', 3],
  ] as const)
    await sit(await arrive(browser, name, link), seat)
  await start(ada)
  await inText(ada)
  await chooseFirst(ada)
  await ada.goto(ada.url().replace(/\/text$/, ''))
  await expect(ada.locator('.prompt')).toBeVisible()
  await report(ada, 'Je ne peux plus rien choisir.')
  await ada.getByRole('button', { name: 'La table est bloquée' }).click()
  const request = ada.waitForRequest('**/api/problems')
  await ada.getByRole('button', { name: 'Envoyer' }).click()
  await expect(ada.getByText('Le rapport est chez qui tient ce serveur')).toBeVisible()
  // What leaves the browser holds neither the game's secrets nor names.
  const body = (await request).postData() ?? ''
  expect(JSON.parse(body)).toMatchObject({ problem: { kind: 'stuck', seat: 0, picks: 1, save: null } })
  expect(body).not.toMatch(/"Ada"|"Bo"|"Cy"/)
  const [{ id }] = tablee<{ id: string }[]>('owner', 'problems', '--data', server.data)
  const file = info.outputPath('report.json')
  tablee('owner', 'problems', id, file, '--data', server.data)
  expect(tablee<Replayed>('replay', file)).toMatchObject({ at: 1 })
})
