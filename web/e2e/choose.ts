import { expect } from '@playwright/test'
import type { App } from './app.ts'

/** What something on the screen stands for. */
export interface Meant {
  /** A place or piece of the board. */
  readonly ref?: string
  /** A candidate, where a button stands for one alone. */
  readonly key?: string
}

/** A place on the screen where something may be chosen. */
export interface Spot extends Meant {
  readonly label: string
  readonly x: number
  readonly y: number
  /** On the board, or else a button of the bar or of its list. */
  readonly board: boolean
}

/** How a person chooses a spot. */
export type Gesture = (app: App, spot: Spot) => Promise<void>

/** With the mouse. */
export const click: Gesture = ({ page }, { x, y }) => page.mouse.click(x, y)

/** With a finger. */
export const tap: Gesture = ({ page }, { x, y }) => page.touchscreen.tap(x, y)

/** What may be chosen now, each at a point where the pointer really meets it, swiped into view if need be. */
export async function spotsOf({ page }: App): Promise<readonly Spot[]> {
  return page.evaluate(() => {
    const MENU = '[role=menu] [role=menuitem]'
    const BOARD =
      '.can[data-ref], .rt-actions button, .rc-dialog button, :is(.ml-moment, .p4-moment) button[data-key]'
    const BAR = '.offers .offer:not(.list-toggle), .candidate-list ol button'
    const STEPS = 9
    const meets = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      for (let i = 1; i < STEPS; i++)
        for (let j = 1; j < STEPS; j++) {
          // From the middle outwards.
          const [a, b] = [i, j].map(n => 0.5 + ((n % 2 === 0 ? n : -n - 1) / 2) * (1 / STEPS))
          const [x, y] = [left + width * a, top + height * b]
          const hit = document.elementFromPoint(x, y)
          if (hit?.closest(`${MENU}, .can, button`) === element) return { x, y }
        }
      return null
    }
    const found = (selector: string, board: boolean) =>
      [...document.querySelectorAll(selector)].flatMap(element => {
        const point = meets(element)
        const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
        const { ref, key } = (element as HTMLElement).dataset
        return point ? [{ ...point, label, ref, key, board }] : []
      })
    const all = () => {
      const menu = found(MENU, true)
      return menu.length > 0 ? menu : [...found(BOARD, true), ...found(BAR, false)]
    }
    const spots = all()
    if (spots.length > 0) return spots
    document.querySelector(`${BOARD}, ${BAR}`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
    return all()
  })
}

/** Chooses among what is on the screen until the question is answered: a place, then from its menu, then confirms. */
export async function answerOne(
  app: App,
  gesture: Gesture,
  wanted: (spots: readonly Spot[]) => Spot,
): Promise<void> {
  const moment = await app.moment()
  const answered = async () => (await app.moment()) !== moment
  for (let clicks = 0; clicks < 4; clicks++) {
    const confirm = app.page.locator('.confirm')
    const confirms = await confirm.isEnabled()
    if (confirms) {
      const box = await confirm.boundingBox()
      if (box)
        await gesture(app, { label: '', board: false, x: box.x + box.width / 2, y: box.y + box.height / 2 })
    } else {
      let spots: readonly Spot[] = []
      await expect(async () => {
        spots = await spotsOf(app)
        expect(spots, 'something can be chosen on the screen').not.toEqual([])
      }).toPass({ timeout: 15_000, intervals: [20, 50] })
      await gesture(app, wanted(spots))
    }
    await settled(app, moment, confirms)
    if (await answered()) return
  }
  expect(await answered(), 'the question was answered').toBe(true)
}

/** Answers one question after the other until a pick is made: the questions of a gesture are picked together. */
export async function pickOne(
  app: App,
  gesture: Gesture,
  wanted: (spots: readonly Spot[]) => Spot,
): Promise<void> {
  const { picks } = await app.scene()
  const made = async () => (await app.scene()).picks !== picks
  for (let questions = 0; questions < 6 && !(await made()); questions++) await answerOne(app, gesture, wanted)
  expect(await made(), 'a pick was made').toBe(true)
}

/** Waits until the question was answered, or, unless it was confirmed, the screen asks for more: a menu, or a confirmation. */
export async function settled(app: App, moment: string, confirmed: boolean): Promise<void> {
  const asksMore = '[role=menu] [role=menuitem], .confirm:not(:disabled)'
  const goesOn = async () =>
    (await app.moment()) !== moment || (!confirmed && (await app.page.locator(asksMore).count()) > 0)
  await expect.poll(goesOn, { timeout: 15_000, intervals: [20, 50] }).toBe(true)
  await app.painted()
}

/** Plays until the first turn of a seat is over, choosing on the board where it offers something; counts the picks. */
export async function playTurn(app: App, seat: number, pick: (n: number) => Promise<void>): Promise<number> {
  for (let picks = 0; picks < 90; picks++) {
    await app.untilAsked()
    const turns = await app.turns()
    if (turns.includes(seat) && turns.indexOf(seat) < turns.length - 1) return picks
    await pick(picks)
  }
  throw new Error('The turn goes on and on.')
}

/** Another one each time; three times out of four on the board. */
export function varied(spots: readonly Spot[], n: number): Spot {
  const board = spots.filter(spot => spot.board)
  const from = board.length > 0 && n % 4 < 3 ? board : spots
  return from[(n * 7 + 3) % from.length]
}
