import { expect, test } from './app.ts'
import { answerOne, click, tap } from './choose.ts'
import { followGuide } from './guided.ts'
import { playRound, startedLands, wished } from './lands.ts'
import { answerWishWithTab, expectFocus } from './tabbing.ts'

test('a round with the mouse: deployment, adventure, cleanup', async ({ app }) => {
  await app.import(await startedLands())
  const told = await playRound(app, () => answerOne(app, click, wished))
  expect(told).toContain('tavern.joined')
})

test('a round with Tab and Enter alone', async ({ app }) => {
  await app.import(await startedLands())
  await playRound(app, async () => {
    await answerWishWithTab(app, wished)
    await expectFocus(app)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a round by touch', async ({ app }) => {
    await app.import(await startedLands())
    await playRound(app, () => answerOne(app, tap, wished))
    await expect(app.page.locator('body')).toHaveJSProperty('scrollWidth', 390)
  })
})

test('a trial against Madhala is begun from the page of campaigns', async ({ app }) => {
  const { page, tell } = app
  await page.goto('/campaigns')
  const road = page.locator('.cp').filter({ hasText: 'Madhala' })
  await road.getByRole('button', { name: /^1\./ }).click()
  await road.getByRole('button', { name: tell('campaign.play'), exact: true }).click()
  await expect(page.locator('.setup > p')).toContainText('Business as usual')
  await expect(page.locator('#option-scenario')).toHaveCount(0)
  await expect(page.locator('.setup-seats > li')).toHaveCount(1)
  await app.button(tell('setup.go')).click()
  await app.ready()
  expect((await app.scene()).view).toMatchObject({ scenario: 'routine', difficulty: 'normal', turn: 1 })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('the guided first game is led by its advice up to the second turn', async ({ app }) => {
    const { page } = app
    await page.goto('/')
    await page.getByRole('button', { name: /Première partie guidée de Monster Lands/ }).click()
    const guide = page.getByRole('region', { name: 'Guide' })
    await expect(guide.getByRole('heading')).toHaveText('La gloire, et un nom')
    const told = await followGuide(app, 80)
    for (const title of ['Vos dés', 'La Taverne', 'Les terres']) expect(told).toContain(title)
    const { journal } = await app.scene()
    expect(journal.map(({ id }) => id)).toEqual(expect.arrayContaining(['assign.left', 'faces.monster']))
    await expect(guide.getByRole('heading')).toHaveText('Le départ')
  })
})
