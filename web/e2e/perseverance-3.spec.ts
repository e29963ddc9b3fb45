import { expect, test } from './app.ts'
import { beforeAssembly, playTurn, startedCastaways, wished } from './castaways.ts'
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

test('an assembly is told with what it paid', async ({ app }) => {
  await app.import(await beforeAssembly())
  await app.untilAsked()
  await answerOne(app, click, wished)
  await expect.poll(async () => (await app.scene()).journal.map(({ id }) => id)).toContain('assembly.held')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a turn by touch', async ({ app }) => {
    await app.import(await startedCastaways())
    await playTurn(app, () => answerOne(app, tap, wished))
    await expect(app.page.locator('body')).toHaveJSProperty('scrollWidth', 390)
  })
})
