import { type App, expect, test } from './app.ts'
import { startedRobinson } from './games.ts'
import { moment, Plan, untilPlanning } from './island.ts'
import { expectFocus, tabToCandidate, tabToName } from './tabbing.ts'
import { PHONE, violations, violationsInTheDark } from './violations.ts'

/** A solo game whose first plan is to be made. */
async function atFirstPlan(app: App): Promise<Plan> {
  await app.import(await startedRobinson())
  await untilPlanning(app)
  return new Plan(app.page)
}

/** Friday and the Dog explore, the carpenter builds the shovel and arranges the camp: with the mouse. */
async function placeAll(plan: Plan): Promise<void> {
  await plan.free('friday').click()
  await plan.spot('node:M2').click()
  await expect(plan.pawnsIn('explore')).toHaveCount(1)
  await plan.free('dog').click()
  await plan.spot('plan:1').click()
  await expect(plan.pawnsIn('explore')).toHaveCount(2)
  await plan.spot('invention:shovel').click()
  await expect(plan.pawnsIn('build')).toHaveCount(1)
  await plan.spot('space:arrange').click()
  await expect(plan.pawnsIn('arrange')).toHaveCount(1)
}

test('Robinson Crusoe with bots in two clicks: the button of the game, then a first choice', async ({
  app,
}) => {
  const { page, tell } = app
  await page.goto('/')
  await app
    .button(tell('home.playNow', { game: tell('game.title', { game: 'robinson-crusoe' }), together: true }))
    .click()
  await expect(app.sentence).not.toBeEmpty()
  const { players } = await app.scene()
  expect(players.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
  const { picks } = await app.untilAsked()
  await page.locator('.can[data-ref], .offers .offer:not(.list-toggle)').first().click()
  await app.untilPicked(picks)
})

test('a full round with the mouse: odds, a sure action, dice, the night', async ({ app }) => {
  const { tell } = app
  const plan = await atFirstPlan(app)
  const confirm = app.button(tell('prompt.confirm'))
  await expect(confirm).toBeDisabled()
  await plan.free('friday').click()
  await plan.spot('node:M2').click()
  await expect(plan.column('explore')).toContainText('83')
  await plan.free('dog').click()
  await plan.spot('plan:1').click()
  await expect(plan.column('explore')).toContainText('Certain success')
  await plan.spot('invention:shovel').click()
  await expect(plan.column('build')).toContainText('67')
  await expect(confirm).toBeDisabled()
  await plan.spot('space:arrange').click()
  const lines = await app.journal.count()
  await confirm.click()
  await app.untilAsked()
  await expect.poll(() => app.journal.count()).toBeGreaterThan(lines + 5)
  await untilPlanning(app)
  expect(await moment(app)).toEqual({ phase: 'planning', round: 2 })
  await expect(plan.pawnsIn('explore')).toHaveCount(0)
})

test('a full round with Tab and Enter alone', async ({ app }) => {
  const { page } = app
  const plan = await atFirstPlan(app)
  const choose = async (name: RegExp) => {
    const { picks } = await app.scene()
    await tabToName(app, name)
    await page.keyboard.press('Enter')
    await app.untilPicked(picks)
    await expectFocus(app)
  }
  await tabToName(app, /next pawn placed: Friday/i)
  await page.keyboard.press('Enter')
  await choose(/^Explore .*centre-west/i)
  await expect(plan.pawnsIn('explore')).toHaveCount(1)
  await tabToName(app, /next pawn placed: .*dog/i)
  await page.keyboard.press('Enter')
  await choose(/^Join: explore/i)
  await expect(plan.pawnsIn('explore')).toHaveCount(2)
  await choose(/^Build the Shovel/i)
  await expect(plan.pawnsIn('build')).toHaveCount(1)
  await choose(/^Arrange the camp/i)
  await expect(plan.pawnsIn('arrange')).toHaveCount(1)
  await choose(/^Confirm$/)
  for (let questions = 0; (await app.untilAsked()).round === 1; questions++) {
    expect(questions).toBeLessThan(20)
    const { picks } = await app.scene()
    await tabToCandidate(app)
    await page.keyboard.press('Enter')
    await app.untilPicked(picks)
    await expectFocus(app)
  }
  expect((await moment(app)).round).toBe(2)
})

test('undo in the plan takes a gesture back, and a pawn is taken back by a click', async ({ app }) => {
  const { page, tell } = app
  const plan = await atFirstPlan(app)
  await placeAll(plan)
  await app.button(tell('prompt.undo')).click()
  await expect(plan.pawnsIn('arrange')).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(plan.pawnsIn('build')).toHaveCount(0)
  await page.keyboard.press('y')
  await expect(plan.pawnsIn('build')).toHaveCount(1)
  await app.button(tell('prompt.redo')).click()
  await expect(plan.pawnsIn('arrange')).toHaveCount(1)
  await plan.pawnsIn('build').click()
  await expect(plan.pawnsIn('build')).toHaveCount(0)
  await expect(app.button(tell('prompt.confirm'))).toBeDisabled()
  await expect(plan.pawnsIn('arrange')).toHaveCount(1)
})

test('a reload in mid-plan loses nothing', async ({ app }) => {
  const { page, tell } = app
  const plan = await atFirstPlan(app)
  await placeAll(plan)
  const shown = await plan.columns.allInnerTexts()
  const { picks } = await app.scene()
  await page.reload()
  await app.untilAsked()
  await expect.poll(() => plan.columns.allInnerTexts()).toEqual(shown)
  expect((await app.scene()).picks).toBe(picks)
  await app.button(tell('prompt.confirm')).click()
  await app.untilPicked(picks)
  await expect.poll(async () => (await moment(app)).phase).not.toBe('planning')
})

/** The screens, each with the way to it from a plan with an action. */
const screens: { readonly [name: string]: (app: App) => Promise<void> } = {
  table: async app => {
    await expect(app.prompt).toBeVisible()
  },
  'table on a phone': ({ page }) => page.setViewportSize(PHONE),
  'table in text': async app => {
    await app.link(app.tell('table.text')).click()
    await expect(app.page.locator('#decision')).toBeVisible()
  },
  'what is resolved, beside the table': async app => {
    await app.button(app.tell('prompt.confirm')).click()
    await expect(app.page.locator('.rc-moment')).toBeVisible()
  },
  'what is resolved, on a phone': async app => {
    await app.page.setViewportSize(PHONE)
    await app.button(app.tell('prompt.confirm')).click()
    await expect(app.page.locator('.rc-moment')).toBeVisible()
  },
  'the sheet of the scenario': async app => {
    await app.page.locator('.rc-goals .kit-opens').click()
    await expect(app.page.locator('.rc-sheet')).toBeVisible()
  },
  'the card of an adventure': async app => {
    await app.button(app.tell('prompt.confirm')).click()
    await expect(app.page.locator('.rc-moment')).toBeVisible()
    await app.pass()
    await expect(app.page.locator('.rc-dialog')).toBeVisible()
  },
}

for (const [name, goTo] of Object.entries(screens))
  test(`axe finds nothing in Robinson Crusoe: ${name}`, async ({ app }) => {
    await placeAll(await atFirstPlan(app))
    await goTo(app)
    await app.painted()
    expect(await violations(app.page)).toEqual([])
    expect(await violationsInTheDark(app.page), 'by lamplight').toEqual([])
  })

test('axe finds nothing in Robinson Crusoe on a phone, on any of its panes', async ({ app }) => {
  await placeAll(await atFirstPlan(app))
  await app.page.setViewportSize(PHONE)
  const panes = app.page.locator('.pager button')
  await expect(panes.first()).toBeVisible()
  for (let pane = 0; pane < (await panes.count()); pane++) {
    await panes.nth(pane).click()
    await app.painted()
    expect(await violations(app.page), `pane ${pane + 1}`).toEqual([])
  }
})
