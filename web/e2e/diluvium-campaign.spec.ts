import { type App, expect, test } from './app.ts'
import { answerOne, click, type Spot } from './choose.ts'
import { putSave } from './kept.ts'
import { almostPlayed, meansPick, type SeaGame, seaCampaign } from './sea.ts'

test.use({ locale: 'fr-FR' })

/** Sets a scenario up from the campaign’s page, as it is chosen there; gives its table, which its bonuses have reached. */
async function setSail({ page, ...app }: App, scenario: string): Promise<string> {
  await page.locator('.cf').getByRole('button', { name: 'Prendre la mer' }).click()
  await expect(page.locator('.setup > p')).toContainText(scenario)
  await page.getByRole('button', { name: app.tell('setup.go') }).click()
  await page.waitForURL(/\/table\//)
  return page.url()
}

/** Plays the last picks of a game on record with the mouse, at a table that the campaign has set up. */
async function playOut(
  app: App,
  address: string,
  game: SeaGame,
  options: object,
  byHand: number,
): Promise<void> {
  const table = address.split('/').at(-1) ?? ''
  await putSave(app.page, table, await almostPlayed(game, { ...options }, byHand), false)
  await app.page.goto(address)
  await app.ready()
  const wanted = game.picks.slice(-byHand)
  const meant = (spots: readonly Spot[]): Spot => {
    const spot = wanted.flatMap(pick => spots.filter(one => meansPick(one, pick))).at(0)
    if (!spot) throw new Error(`None of ${wanted} is on the screen: ${JSON.stringify(spots)}`)
    return spot
  }
  for (let questions = 0; (await app.untilAsked()).outcome === null; questions++) {
    expect(questions, 'the game ends').toBeLessThan(2 * byHand)
    const { picks } = await app.scene()
    await answerOne(app, click, meant)
    // What is made is wanted no more.
    const made = (await app.scene()).picks - picks
    wanted.splice(0, made)
  }
}

test('two scenarios of a campaign, with a reload between: the outcome opens a road, and its bonus sails along', async ({
  app,
}) => {
  test.slow()
  const { page } = app
  const [first, second] = await seaCampaign('condottiera')
  await page.goto('/campaigns/diluvium')
  const isle = (name: string) => page.locator('.cc-isle', { hasText: name })
  await isle('Terre d’écueil').click()
  const reefs = await setSail(app, 'Terre d’écueil')
  await app.ready()
  const goals = page.locator('.dl-goals')
  await expect(goals.getByRole('img', { name: 'Vies 3 sur 3' })).toBeVisible()
  await expect(goals.getByRole('link', { name: 'Campagne' })).toHaveAttribute('href', '/campaigns/diluvium')
  await playOut(app, reefs, first, { scenario: 's01' }, 5)
  await expect(page.getByText(/Vous voilà la Conquérante/).first()).toBeAttached()

  await page.goto('/campaigns/diluvium')
  await expect(isle('Terre d’écueil')).toHaveClass(/\bwon\b/)
  await page.reload()
  await expect(isle('Terre d’écueil')).toHaveClass(/\bwon\b/)
  await expect(isle('Un ami dans le besoin')).toHaveClass(/\bnext\b/)
  await expect(page.locator('.cl')).toContainText('1 Nourriture au début de chaque partie')

  const friend = await setSail(app, 'Un ami dans le besoin')
  await app.ready()
  expect((await app.scene()).view).toMatchObject({ scenario: 's04', players: [{ resources: { food: 1 } }] })
  await playOut(app, friend, second, { scenario: 's04', food: true }, 1)
  await expect(page.getByText(/Vous voilà la Marchande/).first()).toBeAttached()

  await page.goto('/campaigns/diluvium')
  await page.reload()
  await expect(isle('Un ami dans le besoin')).toHaveClass(/\bwon\b/)
  await expect(isle('Les vestiges')).toHaveClass(/\bnext\b/)
  await expect(page.locator('.cl-games li.won')).toHaveCount(2)
})
