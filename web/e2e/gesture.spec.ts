import { type App, expect, test } from './app.ts'
import { answerOne, click, pickOne } from './choose.ts'
import { startedRobinson } from './games.ts'
import { Plan, untilPlanning } from './island.ts'
import { setUp } from './set-up.ts'

/** What the page has sent to the worker of its table since it was last asked. */
async function sent({ page }: App): Promise<readonly { readonly do?: string; readonly keys?: string[] }[]> {
  return page.evaluate(() => window.tableeSent.splice(0) as never)
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.tableeSent = []
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      if (typeof message === 'object' && message !== null && 'do' in message) window.tableeSent.push(message)
      post.call(this, message)
    }
  }),
)

declare global {
  interface Window {
    tableeSent: unknown[]
  }
}

/** A solo game whose first plan is to be made. */
async function planning(app: App): Promise<Plan> {
  await app.import(await startedRobinson())
  await untilPlanning(app)
  await sent(app)
  return new Plan(app.page)
}

const picks = async (app: App) => (await sent(app)).filter(one => one.do === 'pick').map(({ keys }) => keys)

test.describe('Robinson Crusoe: a pawn and its place', () => {
  test('with the mouse: one request, one undo, also after a reload', async ({ app }) => {
    const plan = await planning(app)
    const { picks: before } = await app.scene()
    await plan.free('friday').click()
    await plan.spot('node:M2').click()
    await expect(plan.pawnsIn('explore')).toHaveCount(1)
    expect(await picks(app)).toEqual([['place:friday', 'explore:M2']])
    expect((await app.scene()).picks).toBe(before + 2)
    await app.page.reload()
    await app.untilAsked()
    await app.button(app.tell('prompt.undo')).click()
    await expect(plan.pawnsIn('explore')).toHaveCount(0)
    expect((await app.scene()).picks).toBe(before)
    await app.button(app.tell('prompt.redo')).click()
    await expect(plan.pawnsIn('explore')).toHaveCount(1)
    expect((await app.scene()).picks).toBe(before + 2)
  })

  test('from the list: where is asked at once, with why not; undo takes the pawn back', async ({ app }) => {
    const plan = await planning(app)
    const list = app.page.locator('.candidate-list')
    if (!(await list.isVisible())) await app.page.keyboard.press('l')
    await list.locator('[data-key="place:friday"]').click()
    await expect(list.locator('[data-key="explore:M2"]')).toBeVisible()
    expect((await app.scene()).face?.prompt.id).toBe('plan')
    await expect(list.locator('.refusals li').first()).toBeVisible()
    await app.button(app.tell('prompt.undo')).click()
    await expect(list.locator('[data-key="place:friday"]')).toBeVisible()
    expect(await picks(app), 'nothing is sent before the gesture is complete').toEqual([])
    await list.locator('[data-key="place:friday"]').click()
    await list.locator('[data-key="explore:M2"]').click()
    await expect(plan.pawnsIn('explore')).toHaveCount(1)
    expect(await picks(app)).toEqual([['place:friday', 'explore:M2']])
  })

  test('with number keys; Escape lets go of what was begun', async ({ app }) => {
    const plan = await planning(app)
    const { page } = app
    const numberOf = async (key: string) => {
      const list = page.locator('.candidate-list')
      if (!(await list.isVisible())) await page.keyboard.press('l')
      return (await list.locator(`[data-key="${key}"] .key`).textContent()) ?? ''
    }
    const type = async (key: string) => {
      for (const digit of await numberOf(key)) await page.keyboard.press(digit)
    }
    const begun = page.locator('#prompt')
    await type('place:friday')
    await expect(begun).toHaveAttribute('data-made', 'place:friday')
    await page.keyboard.press('Escape')
    await expect(begun).toHaveAttribute('data-made', '')
    await type('place:friday')
    await expect(begun).toHaveAttribute('data-made', 'place:friday')
    await type('explore:M2')
    await expect(plan.pawnsIn('explore')).toHaveCount(1)
    expect(await picks(app)).toEqual([['place:friday', 'explore:M2']])
    await page.keyboard.press('z')
    await expect(plan.pawnsIn('explore')).toHaveCount(0)
  })
})

test.describe('Root: a march', () => {
  /** The Marquise's first day. */
  async function atDay(app: App): Promise<void> {
    await setUp(app, { factions: ['marquise', 'eyrie'] })
    await app.ready()
    for (let questions = 0; questions < 20; questions++) {
      const { face } = await app.untilAsked()
      if (face?.candidates.some(({ key }) => key === 'march')) break
      await pickOne(app, click, ([spot]) => spot)
    }
    await sent(app)
  }

  const journal = async (app: App) =>
    (await app.scene()).journal.filter(({ id }) => id === 'moved').map(({ values }) => values)

  test('from, to, how many: asked at once, sent at once, taken back at once', async ({ app }) => {
    const { page, tell } = app
    await atDay(app)
    const { picks: before } = await app.scene()
    const begun = page.locator('#prompt')
    await page.locator('.can[data-ref="act:march"]').click()
    await expect(begun).toHaveAttribute('data-made', 'march')
    await answerOne(app, click, spots => spots.find(({ board }) => board) ?? spots[0])
    await expect(begun).toHaveAttribute('data-made', /^march \d+$/)
    await answerOne(app, click, spots => spots.find(({ board }) => board) ?? spots[0])
    await expect(begun).toHaveAttribute('data-made', /^march \d+ \d+$/)
    expect(await picks(app)).toEqual([])
    expect((await app.scene()).picks).toBe(before)
    await page.locator('.confirm').click()
    await app.untilPicked(before)
    const [keys] = await picks(app)
    expect(keys).toHaveLength(4)
    const [moved] = await journal(app)
    expect(keys).toEqual(['march', String(moved?.from), String(moved?.to), String(moved?.count)])
    await page.keyboard.press('z')
    await expect.poll(async () => (await app.scene()).picks).toBe(before)
    expect(await journal(app)).toEqual([])
    await app.button(tell('prompt.redo')).click()
    await expect.poll(async () => (await app.scene()).picks).toBe(before + 4)
  })

  test('a second click on what was chosen lets go of it; the stepper sets how many', async ({ app }) => {
    const { page, tell } = app
    await atDay(app)
    const begun = page.locator('#prompt')
    await page.locator('.can[data-ref="act:march"]').click()
    await answerOne(app, click, spots => spots.find(({ board }) => board) ?? spots[0])
    await expect(begun).toHaveAttribute('data-made', /^march \d+$/)
    const [, from] = (await begun.getAttribute('data-made'))?.split(' ') ?? []
    await page.locator(`.is-taken[data-ref="clearing:${from}"]`).click()
    await expect(begun).toHaveAttribute('data-made', 'march')
    await page.locator(`.can[data-ref="clearing:${from}"]`).click()
    await answerOne(app, click, spots => spots.find(({ board }) => board) ?? spots[0])
    const stepper = page.locator('.stepper')
    const { picks: before } = await app.scene()
    if (await stepper.isVisible()) {
      const number = stepper.locator('output')
      const most = Number(await number.textContent())
      await page.getByRole('button', { name: tell('count.less'), exact: true }).click()
      await expect(number).toHaveText(String(most - 1))
      await page.getByRole('button', { name: tell('count.more'), exact: true }).click()
      await expect(number).toHaveText(String(most))
    }
    await page.locator('.confirm').click()
    await app.untilPicked(before)
    expect(await journal(app)).toHaveLength(1)
  })

  test('with keys alone: Z takes one answer back after the other', async ({ app }) => {
    const { page } = app
    await atDay(app)
    const begun = page.locator('#prompt')
    const list = page.locator('.candidate-list')
    if (!(await list.isVisible())) await page.keyboard.press('l')
    const number = await list.locator('[data-key="march"] .key').textContent()
    for (const digit of number ?? '') await page.keyboard.press(digit)
    await expect(begun).toHaveAttribute('data-made', 'march')
    await page.keyboard.press('1')
    await expect(begun).toHaveAttribute('data-made', /^march \d+$/)
    await page.keyboard.press('z')
    await expect(begun).toHaveAttribute('data-made', 'march')
    await page.keyboard.press('z')
    await expect(begun).toHaveAttribute('data-made', '')
    expect(await sent(app), 'nothing was sent').toEqual([])
  })
})
