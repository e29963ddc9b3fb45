import { type App, expect } from './app.ts'

/** What may be chosen with Tab and Enter. */
const CANDIDATE =
  '.can[data-ref], .rt-actions button, .rc-dialog button, .offer:not(.list-toggle), .confirm:not(:disabled), [role=menuitem]'

/** What has the focus. */
interface Focused {
  readonly tag: string
  readonly label: string
  readonly candidate: boolean
  readonly seen: boolean
}

async function focused({ page }: App): Promise<Focused> {
  return page.evaluate(candidate => {
    const element = document.activeElement ?? document.body
    const { width, height } = element.getBoundingClientRect()
    return {
      tag: element.tagName,
      label: element.getAttribute('aria-label') ?? element.textContent ?? '',
      candidate: element.matches(candidate),
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
