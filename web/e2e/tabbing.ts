import { type App, expect } from './app.ts'
import { type Meant, settled } from './choose.ts'

/** What may be chosen with Tab and Enter. */
const CANDIDATE =
  '.can[data-ref], .rt-actions button, .rc-dialog button, :is(.ml-moment, .p4-moment) button[data-key], .offer:not(.list-toggle), .confirm:not(:disabled), [role=menuitem]'

/** What has the focus. */
interface Focused extends Meant {
  readonly tag: string
  readonly label: string
  readonly candidate: boolean
  readonly confirms: boolean
  readonly seen: boolean
}

async function focused({ page }: App): Promise<Focused> {
  return page.evaluate(candidate => {
    const element = document.activeElement ?? document.body
    const { width, height } = element.getBoundingClientRect()
    const { ref, key } = (element as HTMLElement).dataset
    return {
      tag: element.tagName,
      ref,
      key,
      label: element.getAttribute('aria-label') ?? element.textContent ?? '',
      candidate: element.matches(candidate),
      confirms: element.matches('.confirm'),
      seen: width > 0 && height > 0,
    }
  }, CANDIDATE)
}

/** Goes on with Tab, from wherever the focus is, to the next thing that is wanted. */
async function tabTo(app: App, wanted: (focused: Focused) => boolean): Promise<void> {
  for (let steps = 0; steps < 200; steps++) {
    await app.page.keyboard.press('Tab')
    if (wanted(await focused(app))) return
  }
  throw new Error('Tab finds nothing of the kind.')
}

/** Goes on with Tab to the next thing that may be chosen. */
export const tabToCandidate = (app: App): Promise<void> => tabTo(app, ({ candidate }) => candidate)

/** Goes on with Tab to the next thing whose name fits. */
export const tabToName = (app: App, name: RegExp): Promise<void> =>
  tabTo(app, ({ label }) => name.test(label))

/** Answers a question with Tab and Enter, with the one that is wanted of all that may be chosen. */
export async function answerWishWithTab(
  app: App,
  wanted: <M extends Meant>(all: readonly M[]) => M,
): Promise<void> {
  const { page } = app
  const moment = await app.moment()
  for (let presses = 0; presses < 4; presses++) {
    // What a scene lies over is out of reach.
    const all = await page.locator(CANDIDATE).evaluateAll(elements =>
      elements
        .filter(element => !element.closest('[inert]'))
        .map(element => {
          const { ref, key } = (element as HTMLElement).dataset
          return { ref, key }
        }),
    )
    const confirms = await page.locator('.confirm').isEnabled()
    const { ref, key } = wanted(all)
    await tabTo(app, one => (confirms ? one.confirms : one.candidate && one.ref === ref && one.key === key))
    await page.keyboard.press('Enter')
    await settled(app, moment, confirms)
    if ((await app.moment()) !== moment) return
  }
  throw new Error('Enter answers nothing.')
}

/** The focus is on something that can be seen. */
export async function expectFocus(app: App): Promise<void> {
  expect(await focused(app), 'the focus is kept').toMatchObject({
    tag: expect.not.stringMatching(/^BODY$/),
    seen: true,
  })
}

/** Answers a question with Tab and Enter: a place, then from its menu, then confirms. */
export async function answerWithTab(app: App, n: number): Promise<void> {
  const { page } = app
  const moment = await app.moment()
  for (let step = 0; step <= n % 3; step++) await tabToCandidate(app)
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Enter')
    await app.painted()
    if ((await app.moment()) !== moment) return
    if (await page.locator('[role=menu]').isVisible()) continue
    await page.keyboard.press('Enter')
    await page.waitForTimeout(50)
    if ((await app.moment()) !== moment) return
  }
  await app.untilAnswered(moment)
}
