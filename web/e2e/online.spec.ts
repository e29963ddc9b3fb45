import type { Page } from '@playwright/test'
import {
  arrive,
  cardAt,
  chooseFirst,
  expect,
  inText,
  openTable,
  playOn,
  sit,
  start,
  watch,
} from './online-people.ts'
import { OnlineServer } from './online-server.ts'
import { test } from './test.ts'
import { expectAccessible } from './violations.ts'
import { listen, scenesIn } from './wire.ts'

let server: OnlineServer

test.beforeEach(async () => {
  test.slow()
  server = await OnlineServer.start()
})
test.afterEach(() => server.end())

/** A table of Ada, Bo and Cy whose game has started; all look at it in text. */
async function threeAtTable(browser: Parameters<typeof arrive>[0]) {
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  const link = await openTable(ada)
  const bo = await arrive(browser, 'Bo', link)
  const cy = await arrive(browser, 'Cy', link)
  await sit(bo, 2)
  await sit(cy, 3)
  await start(ada)
  const pages = [ada, bo, cy]
  for (const page of pages) await inText(page)
  return { pages, ada, bo, cy, link }
}

/** What a page shows of the board, in words. */
const board = (page: Page) => page.locator('.text-board').first()
const words = async (page: Page) => (await board(page).textContent()) ?? ''

test('three browsers play a round of Root together; a spectator sees what everybody may', async ({
  browser,
}) => {
  const { pages, ada, link } = await threeAtTable(browser)
  const watcher = await watch(browser, link)
  await expect(watcher.getByText('Vous regardez')).toBeVisible()
  const frames = listen(watcher)
  await inText(watcher)
  await playOn(pages, async () => (await cardAt(ada)).round > 1)
  const shown = await words(ada)
  for (const page of [...pages, watcher]) await expect(board(page)).toHaveText(shown)
  await expect(watcher.locator('.text-hand')).toHaveCount(0)
  await expect(watcher.locator('.decision-list button')).toHaveCount(0)
  const scenes = scenesIn(frames)
  expect(scenes.length).toBeGreaterThan(10)
  for (const { seat, view, face, journal } of scenes) {
    expect(seat).toBeNull()
    expect(face).toBeNull()
    // A card that one may not know is a negative number, and of the deck one knows how many it has.
    const { players, deck } = view as { players: { hand: number[] }[]; deck: unknown }
    expect(players.flatMap(({ hand }) => hand).filter(card => card >= 0)).toEqual([])
    expect(typeof deck).toBe('number')
    expect(journal.filter(({ to }) => to !== undefined)).toEqual([])
  }
})

/** What tells, beside who is here, that the connection is lost. */
const broken = (page: Page) => page.locator('.link-state', { hasText: 'Reconnexion' })

test('a connection that breaks in the middle of a pick comes back, and the pick counts once', async ({
  browser,
}) => {
  const { pages, ada } = await threeAtTable(browser)
  let state: 'whole' | 'cut' | 'mended' = 'whole'
  await ada.routeWebSocket(/\/api\/socket/, socket => {
    if (state === 'cut') {
      socket.close()
      return
    }
    const far = socket.connectToServer()
    socket.onMessage(message => {
      far.send(message)
      if (state !== 'whole' || !String(message).includes('"do":"pick"')) return
      // The pick arrives, its answer does not.
      state = 'cut'
      socket.close()
    })
    far.onMessage(message => {
      if (state !== 'cut') socket.send(message)
    })
  })
  await ada.reload()
  await expect(ada.locator('.decision-list button').first()).toBeVisible()
  const { picks } = await cardAt(ada)
  await ada.locator('.decision-list button').first().click()
  await expect(broken(ada)).toBeVisible()
  await expect.poll(async () => (await cardAt(ada)).picks).toBe(picks + 1)
  state = 'mended'
  await expect(broken(ada)).toBeHidden()
  await expect.poll(async () => (await cardAt(ada)).picks).toBe(picks + 1)
  const shown = await words(pages[1])
  await expect(board(ada)).toHaveText(shown)
  await expect
    .poll(async () => (await Promise.all(pages.map(page => chooseFirst(page)))).some(Boolean))
    .toBe(true)
})

test('a server that stops, or is killed, and comes back leaves no trace but a pause', async ({ browser }) => {
  const { pages, ada } = await threeAtTable(browser)
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const page of pages) await chooseFirst(page)
    const { picks } = await cardAt(ada)
    const shown = await words(ada)
    await server.stop(signal)
    for (const page of pages) await expect(broken(page)).toBeVisible()
    await expect(board(ada)).toHaveText(shown)
    await server.run()
    for (const page of pages) await expect(broken(page)).toBeHidden()
    expect((await cardAt(ada)).picks).toBe(picks)
    await expect(board(ada)).toHaveText(shown)
    await expect
      .poll(async () => (await Promise.all(pages.map(page => chooseFirst(page)))).some(Boolean))
      .toBe(true)
    expect((await cardAt(ada)).picks).toBeGreaterThan(picks)
  }
})

test('going back past what became known needs the consent of all', async ({ browser }) => {
  const { pages, ada, bo, cy } = await threeAtTable(browser)
  await playOn(pages, async () => (await cardAt(ada)).picks >= 3)
  const { picks } = await cardAt(ada)
  await ada.getByText('Cette table').click()
  await ada.getByRole('button', { name: 'Proposer de revenir en arrière' }).click()
  await ada.getByRole('button', { name: 'Proposer de revenir ici' }).click()
  await expect(ada.getByText('On attend Bo et Cy')).toBeVisible()
  await bo.getByRole('button', { name: 'Refuser' }).click()
  await expect(ada.getByText('On attend')).toBeHidden()
  expect((await cardAt(ada)).picks).toBe(picks)
  await bo.getByText('Cette table').click()
  await bo.getByRole('button', { name: 'Proposer de revenir en arrière' }).click()
  await bo.getByRole('button', { name: 'Proposer de revenir ici' }).click()
  await ada.getByRole('button', { name: 'Accepter' }).click()
  await cy.getByRole('button', { name: 'Accepter' }).click()
  await expect.poll(async () => (await cardAt(ada)).picks).toBe(picks - 1)
  await expect(cy.getByRole('button', { name: 'Accepter' })).toHaveCount(0)
})

test('what looks like HTML is text: in the chat, in names, in titles', async ({ browser }) => {
  const name = '<img src=x onerror=a>'
  const ada = await arrive(browser, name, `${server.address}/tables`)
  let alerted = false
  ada.on('dialog', () => {
    alerted = true
  })
  const link = await openTable(ada)
  const bo = await arrive(browser, 'Bo', link)
  await sit(bo, 2)
  const text = '<b>Salut</b> <script>alert(1)</script> <img src=x onerror=alert(1)>'
  await bo.getByLabel('Écrire à la table').fill(text)
  await bo.getByRole('button', { name: 'Envoyer' }).click()
  await expect(ada.locator('.chat-lines').getByText(text)).toBeVisible()
  await expect(ada.locator('.chat-lines :is(b b, img, script)')).toHaveCount(0)
  await expect(ada.getByText(`${name} (vous)`)).toBeVisible()
  expect(alerted).toBe(false)
})

test('an account keeps its tables on another device, and leaves with all its data', async ({ browser }) => {
  const account = `ada.${Date.now().toString(36)}`
  const password = 'trois petits chats'
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  await openTable(ada)
  await ada.goto(`${server.address}/account`)
  await ada.getByLabel('Nom de compte').fill(account)
  await ada.getByLabel('Mot de passe').fill(password)
  await ada.getByRole('button', { name: 'Créer un compte' }).click()
  await expect(ada.getByText(`« ${account} »`)).toBeVisible()

  const there = await (await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })).newPage()
  await there.goto(`${server.address}/tables`)
  await there.getByRole('button', { name: 'Se connecter' }).click()
  await there.getByLabel('Nom de compte').first().fill(account)
  await there.getByLabel('Mot de passe').fill('un autre mot')
  await there.getByRole('button', { name: 'Se connecter' }).click()
  await expect(there.getByRole('alert')).toBeVisible()
  await there.getByLabel('Mot de passe').fill(password)
  await there.getByRole('button', { name: 'Se connecter' }).click()
  await expect(there.getByRole('heading', { name: 'Jouer en ligne' })).toBeVisible()
  await there.goto(`${server.address}/games`)
  await expect(there.getByRole('link', { name: /Root/ })).toBeVisible()

  await there.goto(`${server.address}/account`)
  const export_ = there.waitForEvent('download')
  await there.getByRole('button', { name: 'Exporter mes données' }).click()
  expect((await export_).suggestedFilename()).toBe('tablee.json')
  await there.getByRole('button', { name: 'Supprimer mon compte et mes données' }).click()
  await there.locator('.asks-twice').getByLabel('Mot de passe').fill(password)
  await there.getByRole('button', { name: 'Supprimer pour de bon' }).click()
  await expect(there.getByLabel('Votre nom')).toBeVisible()
  await ada.goto(`${server.address}/tables`)
  await expect(ada.getByLabel('Votre nom')).toBeVisible()
})

test('a bot takes the seat of who leaves, somebody else takes over; who made the table ends it, and its game is watched again', async ({
  browser,
}) => {
  const { ada, bo, link } = await threeAtTable(browser)
  await chooseFirst(ada)
  await bo.getByText('Cette table').click()
  await bo.getByRole('button', { name: 'Quitter' }).click()
  await bo.getByRole('button', { name: 'Quitter la partie' }).click()
  await expect(bo.getByRole('heading', { name: 'Jouer en ligne' })).toBeVisible()
  await expect(ada.getByText('remplacé par un robot')).toBeVisible()
  // Whoever watches, on a phone too, is offered the seat, and gives a name where the link leads.
  const eve = await watch(browser, link, true)
  const offer = eve.getByRole('link', { name: /^Prendre la suite/ })
  await expect(offer).toBeInViewport({ ratio: 1 })
  await offer.click()
  await expect(eve.getByText('Prendre la suite de Bo')).toBeVisible()

  const dom = await arrive(browser, 'Dom', link)
  await expect(dom.getByText('Prendre la suite de Bo')).toBeVisible()
  await dom.getByRole('button', { name: 'Prendre le siège', exact: true }).click()
  await expect(dom.getByText('Dom (vous)')).toBeVisible()
  await expect(ada.getByText('remplacé par un robot')).toBeHidden()
  await ada.getByText('Cette table').click()
  await ada.getByRole('button', { name: 'Arrêter la partie pour tous' }).click()
  await ada.getByRole('button', { name: 'Arrêter la partie', exact: true }).click()
  await expect(ada.getByText('arrêtée avant sa fin')).toBeVisible()
  await ada.getByRole('button', { name: 'Revoir toute la partie' }).first().click()
  await expect(ada.getByRole('slider')).toBeVisible()
})

test('the screens of online play have no fault that axe finds, light or dark', async ({ browser }) => {
  const nobody = await (await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })).newPage()
  await nobody.goto(`${server.address}/tables`)
  await expect(nobody.getByLabel('Votre nom')).toBeVisible()
  await expectAccessible(nobody)
  const ada = await arrive(browser, 'Ada', `${server.address}/tables`)
  await expect(ada.getByRole('heading', { name: 'Pas de table ouverte' })).toBeVisible()
  await expectAccessible(ada)
  const link = await openTable(ada)
  await expectAccessible(ada)
  for (const [name, seat] of [
    ['Bo', 2],
    ['Cy', 3],
  ] as const)
    await sit(await arrive(browser, name, link), seat)
  await start(ada)
  await ada.getByRole('button', { name: 'Discussion' }).click()
  await expectAccessible(ada)
  await inText(ada)
  await expectAccessible(ada)
  const phone = await watch(browser, link, true)
  await expect(phone.locator('.prompt')).toBeVisible()
  await expectAccessible(phone)
  await ada.goto(`${server.address}/tables/new`)
  await expect(ada.getByRole('button', { name: 'Ouvrir la table' })).toBeVisible()
  await expectAccessible(ada)
  await ada.goto(`${server.address}/account`)
  await expect(ada.getByRole('heading', { name: 'Ma page' })).toBeVisible()
  await expectAccessible(ada)
  await ada.goto(`${server.address}/`)
  await expect(ada.getByRole('heading', { name: 'Jouer en ligne' })).toBeVisible()
  await expectAccessible(ada)
})
