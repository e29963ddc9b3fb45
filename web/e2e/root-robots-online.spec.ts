import { arrive, expect, inText, openTable, playOn, sit, start } from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'
import { listen, scenesIn } from './wire.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

test('two browsers play beside a robot, and both are told its turn and why', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const link = await openTable(ada, async () => {
    await ada.getByRole('button', { name: 'Retirer le siège 3' }).click()
    await ada.getByRole('button', { name: 'Ajouter un robot mécanique' }).click()
    await ada.getByRole('button', { name: /^Alliance Automatisée/ }).click()
    const robot = ada.locator('.setup-automaton', { hasText: 'Alliance Automatisée' })
    await robot.getByRole('button', { name: 'Facile' }).click()
    await robot.getByRole('checkbox', { name: /^Feu de forêt/ }).check()
  })
  const bo = await arrive(browser, 'Bo', link)
  await sit(bo, 2)
  const heard = [listen(ada), listen(bo)]
  await start(ada)
  for (const page of [ada, bo]) await inText(page)
  const reports = (frames: readonly string[], id: string) =>
    scenesIn(frames)
      .flatMap(({ journal }) => journal)
      .filter(one => one.id === id)
  await playOn([ada, bo], async () => heard.every(frames => reports(frames, 'robot.clearing').length > 0))

  for (const frames of heard) {
    const { cast, view } = scenesIn(frames).at(-1) ?? { cast: [], view: null }
    expect(cast).toEqual(['marquise', 'eyrie', 'automatedAlliance'])
    const { players } = view as { players: readonly { robot?: object }[] }
    expect(players[2].robot).toMatchObject({ level: 'easy', traits: ['wildfire'] })
    expect(reports(frames, 'robot.step').length).toBeGreaterThan(0)
    const [{ values }] = reports(frames, 'robot.clearing')
    expect(values).toMatchObject({ seat: 2, among: expect.any(Array), found: expect.any(Array) })
  }
  // It has no seat: nobody is asked to play it.
  for (const page of [ada, bo]) await expect(page.getByText('Alliance Automatisée').first()).toBeVisible()
})
