import { expect, type Locator, type Page } from '@playwright/test'
import type { Language, Save } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { learn, type Tell, tellIn } from '../src/words.ts'
import { test as base } from './test.ts'
import { watchWorkers } from './watch.ts'

await Promise.all([learn('en'), learn('fr')])

/** The pages of the app as a person sees them. */
export class App {
  readonly page: Page
  readonly tell: Tell

  constructor(page: Page, language: Language = 'en') {
    this.page = page
    this.tell = tellIn(language)
  }

  /** The bar that says what is to be decided. */
  get prompt(): Locator {
    return this.page.getByRole('region', { name: this.tell('prompt.label') })
  }

  /** The sentence of the bar. */
  get sentence(): Locator {
    return this.prompt.locator('.ask-sentence')
  }

  /** What is asked, in words. */
  async asked(): Promise<string> {
    return (await this.sentence.textContent()) ?? ''
  }

  /** The lines of the journal. */
  get journal(): Locator {
    return this.page.getByRole('region', { name: this.tell('journal.title') }).getByRole('listitem')
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }

  /** Opens the menu of the table and chooses from it. */
  async fromMenu(name: string): Promise<void> {
    const menu = this.page.locator('details.menu')
    await menu.locator('summary').click()
    await menu.getByText(name, { exact: true }).click()
  }

  /** Takes a saved game in from the home page. */
  async import(save: Save): Promise<void> {
    await this.page.goto('/')
    await this.choose(JSON.stringify(save))
    await this.ready()
  }

  /** Gives the home page a file to open. */
  async choose(text: string): Promise<void> {
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await this.page.locator('input[type=file]').setInputFiles(file)
  }

  /** Waits until a table is on the screen. */
  async ready(): Promise<void> {
    await expect(this.prompt).toBeVisible()
  }

  /** The last scene that the page was shown. */
  async scene(): Promise<Scene> {
    return this.page.evaluate(() => window.tableeScenes[window.tableeScenes.length - 1])
  }

  /** Has the page told a scene as if it came from its table: as one does that was taken back elsewhere. */
  async tellScene(scene: Scene): Promise<void> {
    await this.page.evaluate(
      told =>
        window.tableeWorker.dispatchEvent(new MessageEvent('message', { data: { scene: JSON.parse(told) } })),
      JSON.stringify(scene),
    )
    await this.painted()
  }

  /** Waits until somebody at this screen is asked, or the game is over. */
  async untilAsked(): Promise<Scene> {
    await this.page.waitForFunction(() => {
      const scene = window.tableeScenes.at(-1)
      return scene && (scene.face || scene.outcome || scene.handOver !== null)
    })
    await this.painted()
    await this.pass()
    return this.scene()
  }

  /** Skips what passes beside the table. */
  async pass(): Promise<void> {
    const skip = this.button(this.tell('passage.skip'))
    while (await skip.isVisible()) {
      // What concerns others goes by itself, perhaps at this very moment.
      await skip.click({ timeout: 2000 }).catch(() => {})
      await this.painted()
    }
  }

  /** Whose turns the page has been shown, in their order. */
  async turns(): Promise<readonly number[]> {
    return this.page.evaluate(() =>
      window.tableeScenes.map(({ turnSeat }) => turnSeat).filter((seat, i, all) => seat !== all[i - 1]),
    )
  }

  /** Waits until more than so many picks were made and what follows is on the screen. */
  async untilPicked(before: number): Promise<void> {
    await this.page.waitForFunction(picks => (window.tableeScenes.at(-1)?.picks ?? 0) > picks, before, {
      timeout: 15_000,
    })
    await this.painted()
  }

  /** What is asked: after how many picks, and how far the gesture has come that goes on. */
  async moment(): Promise<string> {
    return this.page.evaluate(() => {
      const made = document.querySelector<HTMLElement>('[data-made]')?.dataset.made ?? ''
      return `${window.tableeScenes.at(-1)?.picks} ${made}`
    })
  }

  /** Waits until a question was answered: a pick was made, or its gesture goes on. */
  async untilAnswered(before: string): Promise<void> {
    await expect.poll(() => this.moment(), { timeout: 15_000, intervals: [50] }).not.toBe(before)
    await this.painted()
  }

  /** Two frames: what was told before the first is painted by the second. */
  async painted(): Promise<void> {
    await this.page.evaluate(
      () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
  }
}

/** A test with the app, in English unless the browser says otherwise. */
export const test = base.extend<{ app: App }>({
  app: async ({ page, locale }, use) => {
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => {
      const lost = message.text().includes('ERR_INTERNET_DISCONNECTED')
      if (message.type() === 'error' && !lost) faults.push(message.text())
    })
    await watchWorkers(page)
    await page.addInitScript(
      settings => {
        localStorage['tablee settings'] ??= settings
      },
      JSON.stringify({ pace: 'fast', motion: 'off' }),
    )
    await use(new App(page, locale?.startsWith('fr') ? 'fr' : 'en'))
    expect(faults, 'faults that the browser reports').toEqual([])
  },
})

export { expect }
