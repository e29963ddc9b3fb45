import { expect, test } from './app.ts'
import { playedRoot } from './games.ts'
import { arrive, cardAt, openTable, expect as patient, sit, start, watch } from './online-people.ts'
import { OnlineServer } from './online-server.ts'

test('while a robot plays, the bar offers its pace and to pass it over, and nothing that cannot be pressed', async ({
  app,
}) => {
  const { page, tell } = app
  await page.addInitScript(
    settings => {
      localStorage['tablee settings'] = settings
    },
    JSON.stringify({ pace: 'slow', motion: 'off', forced: 'play' }),
  )
  const saved = await playedRoot({ seed: 3, picks: 60 })
  await app.import(saved)
  await app.untilAsked()
  const pace = page.getByRole('button', { name: tell('prompt.pace.fast'), exact: true })
  // Until the turn is over and others play.
  for (let picks = 0; picks < 40 && !(await pace.isVisible()); picks++) {
    await app.pass()
    const confirm = page.locator('.confirm:not(:disabled)')
    if (await confirm.isVisible()) await confirm.click()
    else await page.keyboard.press('1')
    await app.painted()
  }
  await expect(pace).toBeVisible()
  await expect(app.prompt.locator('button:disabled')).toHaveCount(0)
  await expect(app.prompt.locator('.confirm')).toHaveCount(0)
  await app.button(tell('prompt.skip')).click()
  await app.untilAsked()
  await expect(app.prompt.locator('.confirm')).toBeVisible()
})

test('while another person chooses, the bar tells who, what about and how long, and leads to the chat', async ({
  browser,
}) => {
  test.slow()
  const server = await OnlineServer.start()
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const link = await openTable(ada, async () => {
    await ada.locator('#terms-clock').selectOption('day')
    await ada.locator('#terms-access').selectOption('public')
  })
  const bo = await arrive(browser, 'Bo', link)
  await sit(bo, 2)
  await sit(await arrive(browser, 'Cy', link), 3)
  await start(ada)
  expect((await cardAt(bo)).waiting).toEqual([0])
  const bar = bo.locator('.prompt')
  await patient(bar).toContainText('Ada choisit…')
  await patient(bar).toContainText('mise en place de la Marquise')
  await patient(bar).toContainText(/Reste 2\d\sh/)
  await patient(bar.locator('button:disabled, .confirm')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Lui écrire' }).click()
  await patient(bo.getByRole('textbox', { name: 'Écrire à la table' }).first()).toBeFocused()

  const ed = await watch(browser, ada.url())
  await patient(ed.locator('.prompt.aloof')).toContainText('Ada choisit…')
  await patient(ed.locator('.prompt').getByRole('button', { name: 'Lui écrire' })).toHaveCount(0)

  await server.stop('SIGKILL')
  const hers = ada.locator('.prompt')
  await patient(hers).toContainText('Reconnexion…')
  await patient(hers.locator('.commands button:not(:disabled)')).toHaveCount(0)
  await server.run()
  await patient(hers).not.toHaveClass(/aloof/)
  await patient(hers).toContainText('Dans quel coin')
  await server.end()
})
