import type { App } from './app.ts'

/** Who sits where, as the setup page is told. */
export interface Seating {
  readonly factions: readonly string[]
  /** `person`, or the level of a bot; a person first and easy bots unless told. */
  readonly who?: readonly string[]
  readonly seed?: number
}

/** Sets a table of Root up on its page, seated as listed, and starts it. */
export async function setUp(app: App, { factions, who = [], seed = 7 }: Seating): Promise<void> {
  const { page, tell } = app
  await page.goto('/play/root')
  const seats = page.locator('.setup-seats > li')
  await seats.first().waitFor()
  while ((await seats.count()) > factions.length)
    await app.button(tell('setup.remove', { seat: await seats.count() })).click()
  for (const [seat, faction] of factions.entries()) {
    await seats.nth(seat).locator('select').first().selectOption(faction)
    await page.getByLabel(tell('setup.who', { seat: seat + 1 })).selectOption(whoAt(who, seat))
  }
  await page.locator('#option-seating').selectOption('asListed')
  await page.getByLabel(tell('setup.seed')).fill(String(seed))
  await app.button(tell('setup.go')).click()
}

function whoAt(who: readonly string[], seat: number): string {
  return who[seat] ?? (seat === 0 ? 'person' : 'search:easy')
}
