import type { Scene } from '@tablee/table'

/** What was looked at, and what does not fit the screen at which question. */
interface Looked {
  readonly misfits: readonly { readonly ask: string; readonly what: string }[]
  /** How many answers there were, and how many of them only the list has. */
  readonly answers: number
  readonly listed: number
}

/**
 * Shows scenes, told as JSON, to a page, one after the other, and tells what of each does not fit the screen. It runs in the page:
 * nothing from outside is used.
 *
 * An answer is on the screen when the pointer meets it: a glowing spot, a button, the row of a list, or the button of
 * a pane that is marked as having it. Few may be found from the button of the list alone: those that no part of this screen draws, and those in a row of one's own
 * things that is swiped.
 */
export async function misfitsOf(told: string): Promise<Looked> {
  const scenes: readonly Scene[] = JSON.parse(told)
  const misfits: { ask: string; what: string }[] = []
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const isSeen = (element: Element) => element.getClientRects().length > 0

  const meets = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const STEPS = 7
    for (let i = 1; i < STEPS; i++)
      for (let j = 1; j < STEPS; j++) {
        const hit = document.elementFromPoint(left + (width * i) / STEPS, top + (height * j) / STEPS)
        if (hit && (element === hit || element.contains(hit))) return true
      }
    return false
  }

  /** What a person scrolls within the table, if this lies in such a thing. */
  const swiped = (element: Element): Element | null => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if ([overflowX, overflowY].some(one => one === 'auto' || one === 'scroll')) return at
    }
    return null
  }

  const refsAt = ({ dataset }: HTMLElement) => [dataset.ref ?? '', ...(dataset.refs ?? '').split(' ')]

  let listed = 0
  const answersOf = ({ face }: Scene): string[] => {
    const hasList = all('.list-toggle, .list-link').some(one => isSeen(one) && meets(one))
    const hasSteps = all('.stepper').some(one => isSeen(one) && meets(one))
    const hasConfirm = all('.confirm:not(:disabled)').some(one => isSeen(one) && meets(one))
    return (face?.candidates ?? []).flatMap(({ key, at = [], agrees }) => {
      const refs = typeof at === 'string' ? [at] : at
      // What only a word names is a setting, not an answer.
      if (refs.some(ref => !ref.includes(':'))) return []
      const keyed = all(`[data-key="${CSS.escape(key)}"]`)
      const spots = all('.can, button').filter(one => refsAt(one).some(ref => refs.includes(ref)))
      const shown = [...keyed, ...spots].filter(isSeen)
      if (shown.some(meets)) return []
      // A question over the table, a count, or what the solid command stands for.
      if (all('[role=dialog] button').some(meets) || hasSteps) return []
      if (hasConfirm && (agrees || face?.candidates.length === 1)) return []
      // Drawn nowhere on this screen, or in a list, a pane of a phone or a row of one's own things that is scrolled: the list has it.
      const isScrolled = shown.some(one =>
        swiped(one)?.closest(
          '.phone-hand, .phone-pane, .candidate-list, .rt-mine, .ml-scroll, .pv-wildw, .p4-pcol, .p4-sheet-body',
        ),
      )
      // Another pane has it, and says so.
      const isElsewhere = all(':is(.pager, .p4-ztabs) [data-keys]').some(
        one => meets(one) && one.dataset.keys?.split(' ').includes(key),
      )
      if (shown.length === 0 && isElsewhere) return []
      if (hasList && (shown.length === 0 || isScrolled)) {
        listed++
        return []
      }
      return [`answer ${key} is not on the screen`]
    })
  }

  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`.replace(/\.$/, '')

  /** Texts that an edge cuts off; what is scrolled is not cut. */
  const cutTexts = (): string[] => {
    const cut: string[] = []
    const edges = new Map<Element, ReturnType<typeof measure>>()
    const measure = (at: Element) => {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(at)
      const scrolls = [overflowX, overflowY].some(one => one === 'auto' || one === 'scroll')
      return {
        // What is hidden is not seen; a text that is told in full where it is looked at may end in dots.
        ends: scrolls || clipPath !== 'none' || webkitLineClamp !== 'none',
        wide: overflowX !== 'visible',
        high: overflowY !== 'visible',
        edge: at.getBoundingClientRect(),
      }
    }
    const edgeOf = (at: Element) => {
      const edge = edges.get(at) ?? measure(at)
      edges.set(at, edge)
      return edge
    }
    const texts = document.createTreeWalker(
      document.querySelector('.room') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || element.closest('svg, .sr')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      for (let at: HTMLElement | null = element; at; at = at.parentElement) {
        const { ends, wide, high, edge } = edgeOf(at)
        if (ends) break
        const isCut =
          (wide && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
          (high && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3))
        if (isCut) {
          cut.push(`“${text.textContent.trim().slice(0, 40)}” is cut by ${name(at)}`)
          break
        }
      }
    }
    return cut
  }

  /** Parts of the table that lie over each other; the sheet of a phone has round corners over the map. */
  const overlaps = (): string[] => {
    const PARTS =
      '.seats, .plate, .side, .goal, .mine, .common, .strip, .prompt, .bottom, .below, .phone-hand, .pager'
    const parts = all(PARTS).filter(one => isSeen(one) && one.parentElement?.matches('.table, .phone'))
    const ROUND = document.querySelector('.phone') ? 16 : 2
    return parts.flatMap((one, i) =>
      parts.slice(i + 1).flatMap(other => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return wide > ROUND && high > ROUND ? [`${name(one)} lies over ${name(other)}`] : []
      }),
    )
  }

  const screen = (): string[] => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const scrolls = scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1
    const outside = all('.prompt, .plate, .bottom, .below, .strip, .phone-hand').filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return isSeen(one) && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    })
    // Folded seats of a low column unfold over the map, so nothing cuts off what does not fit there.
    const hanging = all('.table > .seats .kit-seat').filter(one => {
      const column = one.closest('.seats')
      return (
        column &&
        isSeen(one) &&
        !one.closest('.fold-rest') &&
        getComputedStyle(column).overflowY === 'visible' &&
        one.getBoundingClientRect().bottom > column.getBoundingClientRect().bottom + 2
      )
    })
    const sentence = document.querySelector('.table > .prompt .ask')?.getBoundingClientRect().width ?? 360
    return [
      ...(scrolls ? [`the page scrolls: ${scrollWidth} x ${scrollHeight}`] : []),
      ...outside.map(one => `${name(one)} is not whole on the screen`),
      ...hanging.map(one => `${name(one)} hangs out of its column`),
      ...(sentence < 359 ? [`the sentence has ${Math.round(sentence)} px`] : []),
    ]
  }

  const show = (scene: Scene) =>
    window.tableeWorker.dispatchEvent(new MessageEvent('message', { data: { scene } }))
  // What is wholly transparent is laid out and met by the pointer, and never painted: half of the work of a frame.
  document.body.style.opacity = '0'
  // The table that is there is moved past all others: who goes back is shown nothing that passes.
  const there = window.tableeScenes.at(-1)
  if (there) show({ ...there, picks: Number.MAX_SAFE_INTEGER })
  await new Promise(done => setTimeout(done, 500))
  for (const scene of scenes) {
    show(scene)
    for (let frames = 0; frames < 3; frames++) await frame()
    const ask = `${scene.face?.prompt.id} after ${scene.picks} picks`
    const before = listed
    const look = () => [...screen(), ...overlaps(), ...answersOf(scene), ...cutTexts()]
    let wrong = look()
    // Another map, a part that is fetched now, or a frame that is moving may come a moment later, on a busy machine ten.
    const patience = () => (wrong.length > 0 ? 40 : listed > before ? 4 : 0)
    for (let waits = 0; waits < patience(); waits++) {
      await new Promise(done => setTimeout(done, 250))
      listed = before
      wrong = look()
    }
    for (const what of wrong) misfits.push({ ask, what })
  }
  const answers = scenes.reduce((sum, { face }) => sum + (face?.candidates.length ?? 0), 0)
  return { misfits, answers, listed }
}
