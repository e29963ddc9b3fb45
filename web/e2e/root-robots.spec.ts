import { type App, expect, test } from './app.ts'
import { answerOne, click } from './choose.ts'
import { playedRoot } from './games.ts'
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
  // Alone, one meets the first two whose factions are free; the last of them stays.
  await app.button('Remove the robot: Automated Alliance').click()
  await expect(app.button('Remove the robot: Electric Eyrie')).toBeDisabled()
  await page.locator('#option-seating').selectOption('asListed')
  await page.getByLabel(tell('setup.seed')).fill('7')
  await app.button(tell('setup.go')).click()
  await app.ready()
}

test('robots are rows among the seats, as far as the law allows, by the keyboard and on a phone', async ({
  app,
}) => {
  const { page, tell } = app
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/play/root')
  const rows = page.locator('.setup-seats > li')
  const robots = page.locator('.setup-automaton')
  await rows.first().waitFor()

  // A seat is left to the robot that plays its faction, and taken back.
  const who = page.getByLabel(tell('setup.who', { seat: 4 }))
  await who.selectOption('Clockwork robot')
  await expect(rows).toHaveCount(4)
  await expect(robots).toContainText('Vagabot')
  await who.selectOption(tell('setup.person'))
  await expect(robots).toHaveCount(0)

  const add = app.button('Add a clockwork robot')
  await add.focus()
  await page.keyboard.press('Enter')
  const tile = (name: string) => page.locator('.setup-tile', { hasText: name })
  await expect(tile('Mechanical Marquise')).toBeDisabled()
  await expect(tile('Mechanical Marquise')).toContainText('only one of them can be at the table')
  await tile('Drillbit Duchy').focus()
  await page.keyboard.press('Enter')
  await expect(robots).toContainText('Drillbit Duchy')
  await tile('Cogwheel Corvids').click()
  // Six are at the table: nobody else comes, and the reason stands there.
  await expect(app.button(tell('setup.add'))).toBeDisabled()
  await expect(tile('Logical Lizards')).toContainText('At most six play at a table')

  const duchy = robots.filter({ hasText: 'Drillbit Duchy' })
  await duchy.getByRole('button', { name: 'Nightmare' }).press('Space')
  await duchy.getByRole('checkbox').first().press('Space')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // What a robot plays is nobody’s to choose.
  await rows.first().locator('select').first().selectOption('duchy')
  await expect(page.getByRole('alert')).toContainText('only one of them can be at the table')
  await expect(rows.first().locator('select').first()).toHaveValue('marquise')

  await app.button('Remove the robot: Cogwheel Corvids').click()
  await app.button(tell('setup.go')).click()
  await app.ready()
  const { cast, view } = await app.scene()
  expect(cast.at(-1)).toBe('drillbitDuchy')
  expect((view as { players: readonly object[] }).players[4]).toMatchObject({
    robot: { level: 'nightmare', traits: ['foundations'] },
  })
})

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

  // The rule is named by its number, in the bar and beside the map, and opens.
  const number = /^rule 5\.\d/
  for (const part of [page.locator('.prompt.passing'), beside]) {
    const link = part.getByRole('button', { name: number }).last()
    const [, rule] = ((await link.textContent()) ?? '').split(' ')
    await link.click()
    const panel = page.getByRole('dialog')
    await expect(panel.locator('dt').first()).toContainText(`robot.${rule}`)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }

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

/** The chapters of the Law of Robotics, by the robot that each is about. */
const CHAPTERS: { readonly [chapter: string]: string } = {
  4: 'mechanicalMarquise',
  5: 'electricEyrie',
  6: 'automatedAlliance',
  7: 'vagabot',
  8: 'logicalLizards',
  9: 'riverfolkRobots',
  10: 'drillbitDuchy',
  11: 'cogwheelCorvids',
}

test.describe('what is fetched', () => {
  for (const robots of [[], ['drillbitDuchy']])
    test(`of ${robots.length} robots at a table is theirs and what robots share`, async ({ app }) => {
      const { page } = app
      const files = new Map<string, Promise<string>>()
      page.on('request', async request => {
        const [, file] = /\/assets\/([\w-]+\.(?:js|css))$/.exec(request.url()) ?? []
        if (file === undefined) return
        const text = async () => (await (await request.response())?.text()) ?? ''
        files.set(file, text())
      })
      await app.import(await playedRoot({ seed: 5, seats: 2, picks: 12, options: { robots } }))
      await app.painted()
      expect((await app.scene()).cast.slice(2)).toEqual(robots)
      expect(files.size).toBeGreaterThan(10)
      const shared = [...files.keys()].filter(file => file.startsWith('root-robots'))
      expect(shared.length > 0).toBe(robots.length > 0)
      const named = [...files.keys()].filter(file => Object.values(CHAPTERS).some(id => file.includes(id)))
      for (const file of named) expect(file).toContain(robots[0])
      // The rules of a robot name its chapter; their files have no name of their own.
      const told = new Set<string | undefined>()
      for (const text of files.values())
        for (const [, chapter] of (await text).matchAll(/["'`]robot\.(\d+)\.\d/g)) told.add(CHAPTERS[chapter])
      told.delete(undefined)
      expect([...told]).toEqual(robots)
      expect(named.length > 0).toBe(robots.length > 0)
    })
})
