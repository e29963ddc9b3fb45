/** Where a sheet stands on the screen, in pixels. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width?: number
  readonly height?: number
  readonly maxHeight?: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const WIDTH = 562
const EDGE = 12
const TALLEST = 620

/** What a sheet hides: what opened it weighs most, then what may be chosen. */
export function hidden(sheet: Box, opener: Box | null, choices: readonly Box[]): number {
  const covers = (box: Box) =>
    box.left < sheet.right && box.right > sheet.left && box.top < sheet.bottom && box.bottom > sheet.top
  return (opener && covers(opener) ? 1000 : 0) + choices.filter(covers).length
}

/** Whether the middle of an element lies behind a sheet. */
export function isHidden(element: Element, sheet: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return sheet.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Beside what opened it, between the head of the table and the prompt, on the side that hides least. */
export function placeOnTable(opener: Element | null): Place {
  const prompt = document.getElementById('prompt')?.getBoundingClientRect()
  const plate = document.querySelector('.plate')?.getBoundingClientRect()
  const top = plate?.top ?? 56
  const height = Math.min(TALLEST, (prompt?.top ?? innerHeight) - top - 10)
  const width = Math.min(WIDTH, innerWidth - 2 * EDGE)
  const from = opener?.getBoundingClientRect() ?? null
  const choices = [...document.querySelectorAll('.can[data-ref], .beside')].map(one =>
    one.getBoundingClientRect(),
  )
  const lefts = [plate?.left ?? EDGE, innerWidth - width - EDGE, EDGE].map(left =>
    Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
  )
  const costs = lefts.map(left =>
    hidden({ left, top, right: left + width, bottom: top + height }, from, choices),
  )
  return { left: lefts[costs.indexOf(Math.min(...costs))], top, width, height }
}

/** By the word that opened it: under it, or over it near the bottom of the page. */
export function placeBy(opener: Element | null, panel: Element): Place {
  const { width, height } = panel.getBoundingClientRect()
  const from = opener?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0)
  const left = Math.max(EDGE, Math.min(from.left, innerWidth - width - EDGE))
  const under = from.bottom + 6
  const top = under + height + EDGE < innerHeight ? under : Math.max(EDGE, from.top - height - 6)
  return { left, top, maxHeight: innerHeight - 2 * EDGE }
}
