import { arrive, expect, openTable, sit, start, tableAt } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'
import { expectAccessible } from './violations.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

test('a game that one left stays in the history; a companion is asked again, and may be blocked', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const link = await openTable(ada)
  const bo = await arrive(browser, 'Bo', link)
  const cy = await arrive(browser, 'Cy', link)
  await sit(bo, 2)
  await sit(cy, 3)
  await start(ada)
  await bo.request.post(new URL(`/api/tables/${tableAt(ada)}/leave`, server.address).href, {
    data: {},
    headers: { 'x-tablee': '1' },
  })
  await bo.goto(`${server.address}/games`)
  await expect(bo.getByText('Quittée')).toBeVisible()
  await expectAccessible(bo)

  await bo.getByRole('button', { name: 'Inviter Ada' }).click()
  await bo.getByRole('button', { name: 'Ouvrir la table' }).click()
  await expect(bo.getByLabel('Lien de l’invitation')).toBeVisible()
  await ada.goto(`${server.address}/tables`)
  await expect(ada.getByRole('article', { name: 'Bo vous invite' })).toBeVisible()
  await expectAccessible(ada)
  await ada.getByRole('button', { name: 'Décliner' }).click()
  await expect(ada.getByRole('article', { name: 'Bo vous invite' })).toBeHidden()

  await ada.goto(`${server.address}/games`)
  await ada.getByRole('link', { name: 'Bo', exact: true }).click()
  await expect(ada.getByRole('heading', { name: 'Bo', exact: true })).toBeVisible()
  await ada.getByRole('button', { name: 'Bloquer' }).click()
  await expect(ada.getByRole('button', { name: 'Débloquer' })).toBeVisible()
  await expectAccessible(ada)
  await ada.goto(`${server.address}/games`)
  await expect(ada.getByRole('link', { name: 'Cy', exact: true })).toBeVisible()
  await expect(ada.getByRole('link', { name: 'Bo', exact: true })).toHaveCount(0)
})
