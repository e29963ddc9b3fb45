import { type App, expect, test } from './app.ts'
import { answerOne, click } from './choose.ts'
import { answerWishWithTab, expectFocus } from './tabbing.ts'

/** A table of one seat, the Marquise, with the Electric Eyrie, from the page where tables are set up. */
async function aloneWithRobot(app: App): Promise<void> {
  const { page, tell } = app
  await page.goto('/play/root')
  const seats = page.locator('.setup-seats > li')
  await seats.first().waitFor()
  await seats.first().locator('select').first().selectOption('marquise')
  for (let left = await seats.count(); left > 1; left--)
    await app.button(tell('setup.remove', { seat: left })).click()
  await page.getByRole('checkbox', { name: 'Electric Eyrie' }).check()
  await page.locator('#option-seating').selectOption('asListed')
  await page.getByLabel(tell('setup.seed')).fill('7')
  await app.button(tell('setup.go')).click()
  await app.ready()
}

test('the turn of a robot is told step by step, with the reasons on the map, or skipped', async ({ app }) => {
  const { page, tell } = app
  await aloneWithRobot(app)
  expect((await app.scene()).cast).toEqual(['marquise', 'electricEyrie'])

  // The set-up and a turn in which the day is ended at once.
  const told = async () => (await app.scene()).journal.some(({ id }) => id === 'robot.step')
  for (let questions = 0; questions < 20 && !(await told()); questions++)
    await answerOne(app, click, spots => spots.find(({ key }) => key === 'pass') ?? spots[0])
  expect(await told(), 'the robot has played').toBe(true)

  const beside = page.getByRole('region', { name: tell('passage.label') })
  await expect(beside).toBeVisible()
  const steps = [await app.asked()]
  const reasons = new Set<string>()
  const skip = app.button(tell('passage.skip'))
  while ((steps.length < 4 || reasons.size === 0) && (await skip.isVisible())) {
    await page.locator('.passing .confirm').click()
    await app.painted()
    steps.push(await app.asked())
    for (const words of await page.locator('.rt-verdicts text').allTextContents()) reasons.add(words)
  }
  expect(
    steps.slice(0, 4).every(step => step.startsWith('Electric Eyrie: ')),
    steps.join(' '),
  ).toBe(true)
  expect(new Set(steps).size).toBe(steps.length)
  expect([...reasons].filter(words => words.endsWith('chosen'))).toHaveLength(1)
  expect(reasons.size, 'one was chosen and others were not').toBeGreaterThan(1)

  await skip.click()
  // What is asked next may have its own picture there, as a battle has.
  await expect(page.locator('.prompt.passing')).toHaveCount(0)
  expect((await app.scene()).face).not.toBeNull()
})

test('a table with a robot is played by the keyboard alone, its turn with the space bar', async ({ app }) => {
  const { page } = app
  await aloneWithRobot(app)
  const passing = page.locator('.prompt.passing')
  for (let n = 0; n < 30 && (await passing.count()) === 0; n++)
    await answerWishWithTab(app, all => all.find(({ key }) => key === 'pass') ?? all[0])
  await expect(passing).toBeVisible()
  const told: string[] = []
  while ((await passing.count()) > 0) {
    told.push(await app.asked())
    await page.keyboard.press('Space')
    await app.painted()
  }
  expect(told.filter(one => one.startsWith('Electric Eyrie: ')).length).toBeGreaterThan(3)
  expect((await app.scene()).face).not.toBeNull()
  await expectFocus(app)
})

test('the guided first game against a robot is offered, and is the one that begins', async ({ app }) => {
  const { page } = app
  await page.goto('/')
  await page.getByRole('button', { name: /Guided first game of Root/ }).click()
  await page.getByRole('button', { name: /^The Marquise, alone with a robot/ }).click()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide.getByRole('heading')).toHaveText('A table for one')
  await page.keyboard.press('g')
  await expect(guide.getByRole('heading')).toHaveText('What a robot is')
  expect((await app.scene()).cast).toEqual(['marquise', 'electricEyrie'])
})
