import { arrive, chooseFirst, expect, inText, sit, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

test('a table by turns shows everybody’s time; after it the same people sit down again', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  await ada.getByRole('link', { name: 'Ouvrir une table' }).first().click()
  await ada.getByRole('button', { name: 'Retirer le siège 4' }).click()
  await ada.getByRole('button', { name: 'Retirer le siège 3' }).click()
  await ada.getByLabel('Ordre du tour').selectOption('asListed')
  await ada.getByLabel('Rythme').selectOption('day')
  await ada.getByLabel('Quand le temps est écoulé').selectOption('forfeit')
  await ada.getByRole('button', { name: 'Ouvrir la table' }).click()
  const bo = await arrive(browser, 'Bo', await ada.getByLabel('Lien de l’invitation').inputValue())
  await expect(bo.getByText('24 h, 4 h de plus par tour')).toBeVisible()
  await expect(bo.getByText('le siège passe à un robot pour de bon')).toBeVisible()
  await sit(bo, 2)
  await start(ada)

  for (const page of [ada, bo]) await expect(page.locator('.seat-chips .left')).toHaveCount(2)
  await expect(bo.locator('.seat-chips .now .left')).toHaveText(/^2[34]\sh/)
  await inText(ada)
  await chooseFirst(ada)

  await ada.getByText('Cette table').click()
  await ada.getByRole('button', { name: 'Arrêter la partie pour tous' }).click()
  await ada.getByRole('button', { name: 'Arrêter la partie', exact: true }).click()
  await ada.getByRole('button', { name: 'Revanche' }).click()
  // Who is not there is asked, and their seat waits; nothing begins before they agree.
  await expect(ada.getByText('Attend Bo')).toBeVisible()
  await expect(ada.getByRole('button', { name: 'Commencer la partie' })).toBeDisabled()
  await bo.getByRole('button', { name: 'Vers la revanche' }).click()
  for (const page of [ada, bo]) await expect(page.locator('.prompt')).toBeVisible()
})
