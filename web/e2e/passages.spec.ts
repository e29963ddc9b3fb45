import { type App, expect, test } from './app.ts'
import { rootAsking, startedRobinson } from './games.ts'
import { Plan, untilPlanning } from './island.ts'
import { PHONE } from './violations.ts'

/** The carpenter builds, Friday and the Dog explore; then the plan is agreed on, and resolved. */
async function resolve(app: App): Promise<void> {
  const plan = new Plan(app.page)
  await app.import(await startedRobinson())
  await untilPlanning(app)
  await plan.free('friday').click()
  await plan.spot('node:M2').click()
  await plan.free('dog').click()
  await plan.spot('plan:1').click()
  await plan.spot('invention:shovel').click()
  await plan.spot('space:arrange').click()
  const { picks } = await app.scene()
  await app.page.locator('.confirm').click()
  await app.untilPicked(picks)
}

const beside = (app: App) => app.page.getByRole('region', { name: app.tell('passage.label') })
const next = (app: App) => app.page.locator('.passing .confirm')

for (const motion of ['reduce', 'no-preference'] as const)
  test.describe(`motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } })

    test('what is resolved stands beside the table until it was seen; what is asked waits', async ({
      app,
    }) => {
      await resolve(app)
      const { face } = await app.scene()
      expect(face, 'something is asked').not.toBeNull()
      await expect(beside(app)).toBeVisible()
      await expect(app.page.locator('.can[data-ref], .offer')).toHaveCount(0)
      const told = [await app.asked()]
      while (await beside(app).isVisible()) {
        await next(app).click()
        await app.painted()
        told.push(await app.asked())
      }
      expect(new Set(told).size, 'each step says something of its own').toBe(told.length)
      expect(told.length).toBeGreaterThan(1)
      await expect(app.page.locator('.prompt.passing')).toHaveCount(0)
    })
  })

test('Enter and the space bar go on, Escape skips the rest; it can be seen again', async ({ app }) => {
  const { page, tell } = app
  await resolve(app)
  const first = await app.asked()
  await page.keyboard.press('Escape')
  await expect(beside(app)).toBeHidden()
  await app.button(tell('passage.again')).click()
  await expect(app.sentence).toHaveText(first)
  for (let steps = 0; await beside(app).isVisible(); steps++) {
    await page.keyboard.press(steps % 2 === 0 ? 'Enter' : 'Space')
    await app.painted()
  }
  await app.button(tell('passage.again')).click()
  await app.button(tell('passage.skip')).click()
  await expect(beside(app)).toBeHidden()
})

test('nothing is shown twice after a reload, and nothing is lost', async ({ app }) => {
  const { page, tell } = app
  await resolve(app)
  const first = await app.asked()
  await page.reload()
  await app.ready()
  await app.painted()
  await expect(beside(app)).toBeHidden()
  await app.button(tell('passage.again')).click()
  await expect(app.sentence).toHaveText(first)
})

test('in text, what was resolved is told again right after a direct load, step by step or skipped', async ({
  app,
}) => {
  const { page, tell } = app
  await resolve(app)
  const first = await app.asked()
  await app.pass()
  await page.goto(`${page.url()}/text`)
  await expect(page.locator('#decision')).toBeVisible()
  const passing = page.locator('.decision.passing')
  const question = page.locator('.decision:not(.passing) h1')
  await app.button(tell('passage.again')).click()
  await expect(passing.locator('h1')).toHaveText(first)
  await expect(question).toHaveCount(0)
  while ((await passing.count()) > 0) {
    await page.keyboard.press('Enter')
    await app.painted()
  }
  await expect(question).not.toBeEmpty()
  await app.button(tell('passage.again')).click()
  await expect(passing.locator('h1')).toHaveText(first)
  await page.keyboard.press('Escape')
  await expect(passing).toHaveCount(0)
  await expect(question).not.toBeEmpty()
})

test('what is taken back while it passes is gone: the question before it stands again, with its own answers', async ({
  app,
}) => {
  await resolve(app)
  await expect(beside(app)).toBeVisible()
  const asked = await app.page.evaluate(
    last => window.tableeScenes.findLast(({ picks, face }) => picks < last && face !== null),
    (await app.scene()).picks,
  )
  if (!asked) throw new Error('Something was asked before it was resolved.')
  await app.tellScene(asked)
  await expect(beside(app)).toBeHidden()
  await expect(app.page.locator('.prompt.passing')).toHaveCount(0)
  await expect(new Plan(app.page).pawnsIn('explore')).toHaveCount(2)
  await expect(app.page.locator('.confirm')).toBeEnabled()
})

test('the pace is kept for a game, and a quick one goes on by itself', async ({ app }) => {
  const { page, tell } = app
  await resolve(app)
  await app.button(tell('passage.pace.quick')).click()
  await expect(beside(app)).toBeHidden({ timeout: 30_000 })
  expect(await page.evaluate(() => localStorage['tablee pace robinson-crusoe'])).toBe('quick')
})

test('before its dice a battle stands beside the map, and the space bar throws them', async ({ app }) => {
  const { page } = app
  await app.import(await rootAsking('battle.begin'))
  const { picks, face } = await app.untilAsked()
  expect(face?.candidates).toHaveLength(1)
  await expect(beside(app)).toBeVisible()
  await expect(page.locator('.sheet-whole')).toBeVisible()
  await expect(page.locator('.confirm')).toBeEnabled()
  await expect(page.locator('.confirm')).not.toHaveText(app.tell('prompt.confirm'))
  await page.locator('body').press('Space')
  await app.untilPicked(picks)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the battle is the sheet, with the board above', async ({ app }) => {
    const { page } = app
    await app.import(await rootAsking('battle.begin'))
    await app.untilAsked()
    const [map, panel, command] = await Promise.all(
      ['.plate', '.beside', '.confirm'].map(one => page.locator(one).boundingBox()),
    )
    expect(map && panel && map.y < panel.y).toBe(true)
    expect(panel && command && panel.y + panel.height <= command.y + 1).toBe(true)
    expect(command && command.y + command.height <= 844).toBe(true)
    // Where it is fought is in sight: the map has moved in on it.
    await expect(page.locator('.sheet-drawing')).toHaveAttribute('style', /scale\((?!1\))/)
    await expect
      .poll(async () => {
        const place = await page.locator('.plate .rt-clearing.is-lit').first().boundingBox()
        if (!place || !map || !panel) return false
        const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
        return x > map.x && x < map.x + map.width && y > map.y && y < panel.y
      })
      .toBe(true)
  })
})
