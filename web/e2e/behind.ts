import { type Entry, loadToPlay } from '@tablee/games'
import { Chance, Match } from '@tablee/kernel'
import type { Scene } from '@tablee/table'
import { seenBy } from './asks.ts'

/** How many questions of a game are gone through to find what lies over its table. */
const QUESTIONS = 90

/** How many questions with a picture over the table are enough. */
const POSED = 4

/**
 * Games at random as their first seats see them, from question to question, so that all between them passes on a page;
 * of a game that has its pictures at some questions only, these.
 */
export async function courseOf(entry: Entry, posed: readonly string[] = []): Promise<readonly Scene[]> {
  const { game } = await loadToPlay(entry)
  const course: Scene[] = []
  const isEnough = () => course.length >= (posed.length === 0 ? QUESTIONS : POSED)
  for (let seed = 1; !isEnough(); seed++) {
    const match = Match.start(game, { seats: game.seats.min, seed })
    const chance = Chance.of(seed)
    while (match.ask && !isEnough()) {
      const [seat] = match.ask.waiting
      const isWanted = posed.length === 0 || posed.includes(match.waiting?.prompt ?? '')
      if (seat === 0 && isWanted) course.push(seenBy(match, 0))
      match.pick(seat, chance.below(match.ask.count(seat)))
    }
  }
  return course
}

/** What was looked at behind what lies over a table. */
export interface Behind {
  /** What Tab reaches there, and where the main part of the page is not one. */
  readonly faults: readonly string[]
  /** The scenes before which something lay over the table. */
  readonly at: readonly number[]
}

/**
 * Shows a game, told as JSON, to a page, and looks behind whatever lies over the table on the way, or `stays` at the
 * first of it. It runs in the page: nothing from outside is used.
 */
export async function lookBehind({ told, stays }: { told: string; stays: boolean }): Promise<Behind> {
  const course: readonly Scene[] = JSON.parse(told)
  const faults = new Set<string>()
  const at: number[] = []
  const frames = async (count: number) => {
    for (let n = 0; n < count; n++) await new Promise(done => requestAnimationFrame(done))
  }
  const show = async (scene: Scene) => {
    window.tableeWorker.dispatchEvent(new MessageEvent('message', { data: { scene } }))
    await frames(4)
  }
  const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const overTable = () => all('.beside:has(> .over), .rc-veil, .open-sheet.phone:not(.small)').at(-1)

  const look = (scene: number) => {
    const over = overTable()
    if (!over) return
    if (at.at(-1) !== scene) at.push(scene)
    const mains = all('main, [role=main]').filter(isSeen).length
    if (mains !== 1) faults.add(`${over.className}: the page has ${mains} main parts`)
    const TABBED = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]'
    for (const one of all(TABBED)) {
      if (over.contains(one) || !isSeen(one)) continue
      const { left, top, width, height } = one.getBoundingClientRect()
      const met = [0.2, 0.5, 0.8].flatMap(x =>
        [0.2, 0.5, 0.8].map(y => document.elementFromPoint(left + width * x, top + height * y)),
      )
      const isBehind = met.some(hit => over.contains(hit)) && !met.some(hit => hit && one.contains(hit))
      const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
      if (isBehind) faults.add(`${over.className}: Tab reaches ${one.tagName} “${name.slice(0, 40)}”`)
    }
  }

  document.body.style.opacity = '0'
  // The table that is there is moved past all others: who goes back is shown nothing that passes.
  const there = window.tableeScenes.at(-1)
  if (there) await show({ ...there, picks: Number.MAX_SAFE_INTEGER })
  // What draws a scene is fetched with the first of them.
  const fetched = async () => {
    for (let waits = 0; waits < 20 && all('.beside:empty').length > 0; waits++)
      await new Promise(done => setTimeout(done, 100))
    await frames(2)
  }
  for (const [n, scene] of course.entries()) {
    await show(scene)
    for (let steps = 0; steps < 8 && all('.prompt.passing').length > 0; steps++) {
      await fetched()
      look(n)
      if (stays && at.length > 0) break
      press('Enter')
      await frames(3)
    }
    if (stays && at.length > 0) break
    for (let skips = 0; skips < 8 && all('.prompt.passing').length > 0; skips++) {
      press('Escape')
      await frames(3)
    }
    await fetched()
    look(n)
    if (stays && at.length > 0) break
  }
  document.body.style.opacity = ''
  return { faults: [...faults], at }
}
