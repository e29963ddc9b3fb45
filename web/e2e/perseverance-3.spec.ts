import { expect, test } from './app.ts'
import { beforeAssembly, beforeDissenters, playTurn, startedCastaways, wished } from './castaways.ts'
import { answerOne, click, tap } from './choose.ts'
import { answerWishWithTab, expectFocus } from './tabbing.ts'
import { violations, violationsInTheDark } from './violations.ts'

test('a turn with the mouse: work in the city, then a secondary action', async ({ app }) => {
  await app.import(await startedCastaways())
  await playTurn(app, () => answerOne(app, click, wished))
})

test('a turn with Tab and Enter alone', async ({ app }) => {
  await app.import(await startedCastaways())
  await playTurn(app, async () => {
    await answerWishWithTab(app, wished)
    await expectFocus(app)
  })
})

test('the table breaks no rule of accessibility, by day or by lamplight', async ({ app }) => {
  await app.import(await startedCastaways())
  await app.untilAsked()
  expect(await violations(app.page)).toEqual([])
  expect(await violationsInTheDark(app.page)).toEqual([])
})

test('an assembly lies over the table in four steps, and then what it paid is told', async ({ app }) => {
  await app.import(await beforeAssembly())
  const { face } = await app.untilAsked()
  const [{ key, at }] = face?.candidates ?? []
  const refs = typeof at === 'string' ? [at] : (at ?? [])
  await answerOne(
    app,
    click,
    spots => spots.find(spot => spot.key === key || refs.includes(spot.ref ?? '')) ?? spots[0],
  )
  const { page } = app
  const steps = page.locator('.pv-course [aria-current="step"]')
  for (const step of ['Presence', 'Prize of the tile']) {
    await expect(steps).toContainText(step)
    await page.locator('.passing .confirm').click()
  }
  await expect.poll(async () => (await app.scene()).journal.map(({ id }) => id)).toContain('assembly.held')
})

test('a round alone: what Narek and Camilla do is played back step by step, with reasons', async ({
  app,
}) => {
  await app.import(await beforeDissenters())
  const { page } = app
  await app.untilAsked()
  await answerOne(app, click, wished)
  const panel = page.locator('.pv-moment.pv-beside')
  await expect(panel).toBeVisible()
  expect(await violations(page)).toEqual([])
  const told: string[] = []
  let reasons = 0
  for (let steps = 0; steps < 60 && (await page.locator('.passing').isVisible()); steps++) {
    told.push(await app.asked())
    if (await panel.locator('.pv-ladder').isVisible()) reasons++
    await page.locator('.passing .confirm').click()
    await app.painted()
  }
  expect(told.some(sentence => sentence.includes('Narek'))).toBe(true)
  expect(reasons).toBeGreaterThan(1)
})

test('what is on the board opens sheets: a zone, an adventure, Narek', async ({ app }) => {
  await app.import(await beforeDissenters())
  await app.untilAsked()
  const { page } = app
  for (const [name, says] of [
    ['Narek', 'Primary action'],
    ['Camilla', 'Reserve action'],
  ] as const) {
    await page.locator('.pv-half').getByRole('button', { name }).click()
    await expect(page.locator('.open-sheet')).toContainText(says)
    await page.keyboard.press('Escape')
  }
})

test('the guided first game is led by its advice through the first turn', async ({ app }) => {
  const { page } = app
  await page.goto('/')
  await page
    .getByRole('button', { name: 'Guided first game of Perseverance, Episode 3, about ten minutes' })
    .click()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide.getByRole('heading')).toHaveText('The most followers')
  const told = new Set<string>()
  for (let steps = 0; (await app.untilAsked()).round === 1; steps++) {
    expect(steps, 'the turn ends').toBeLessThan(40)
    const seen = async () => `${await app.moment()} ${await guide.textContent()}`
    const before = await seen()
    told.add((await guide.getByRole('heading').textContent()) ?? '')
    await page.keyboard.press('g')
    await expect.poll(seen).not.toBe(before)
  }
  for (const title of ['Work in the city', 'What a die costs', 'Crates work for you'])
    expect(told).toContain(title)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a turn by touch', async ({ app }) => {
    await app.import(await startedCastaways())
    await playTurn(app, () => answerOne(app, tap, wished))
    await expect(app.page.locator('body')).toHaveJSProperty('scrollWidth', 390)
  })
})
