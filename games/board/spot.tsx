import type { Ref } from '@tablee/kernel'
import type { KeyboardEvent, MouseEvent } from 'react'
import { pickRef } from './guide.ts'
import { usePartOf } from './part.tsx'
import { spotAt } from './spots.ts'

/** What makes an element a place of the board: spread over it. */
export interface SpotAttributes {
  readonly 'data-ref': Ref
  /** All of them, where there are several. */
  readonly 'data-refs'?: string
  readonly className: string
  readonly role?: 'button' | 'img'
  readonly tabIndex?: 0
  readonly 'aria-label'?: string
  readonly 'aria-disabled'?: true
  readonly 'aria-pressed'?: boolean
  readonly 'aria-haspopup'?: 'menu' | 'dialog'
  readonly onClick?: (event: MouseEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/** What a click, Enter and the space bar do. */
const answering = (deed: (at: Element) => void): Pick<SpotAttributes, 'onClick' | 'onKeyDown'> => ({
  onClick: event => {
    event.stopPropagation()
    deed(event.currentTarget)
  },
  onKeyDown: event => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    deed(event.currentTarget)
  },
})

/**
 * The attributes of a place or piece: a button with the candidate's sentence where something may be chosen,
 * a greyed one with the reason where it may not, a pressed one where something was chosen that can be taken back,
 * a plain picture with its name elsewhere.
 * It may go by several refs, of which the first explains it; where nothing is chosen at it, it may open a sheet.
 */
export function useSpotAttributes(
  refs: Ref | readonly Ref[],
  className: string,
  name?: string,
  opens?: Ref,
): SpotAttributes {
  const { props, pick, spots } = usePartOf()
  const all = typeof refs === 'string' ? [refs] : refs
  const { candidates, refusal } = spotAt(spots, all)
  const [ref] = all
  const refsOfSpot = all.length > 1 ? { 'data-refs': all.join(' ') } : {}
  const lit = all.some(one => props.lit.has(one)) ? ' is-lit' : ''
  if (candidates.length > 0) {
    const chosen = candidates.some(({ key }) => key === props.chosen)
    const advised = candidates.some(({ key, second }) => props.lit.has(pickRef(second ?? key)))
    return {
      'data-ref': ref,
      ...refsOfSpot,
      className: `${className} can${chosen ? ' is-chosen' : ''}${advised ? ' is-advised' : ''}${lit}`,
      role: 'button',
      tabIndex: 0,
      'aria-label': [...new Set(candidates.map(({ say }) => props.say(say)))].join(' ; '),
      ...(chosen && { 'aria-pressed': true }),
      ...(candidates.length > 1 && { 'aria-haspopup': 'menu' }),
      ...answering(at => pick(all, at)),
    }
  }
  if (refusal)
    return {
      'data-ref': ref,
      className: `${className} cannot${lit}`,
      role: 'button',
      tabIndex: 0,
      'aria-disabled': true,
      'aria-label': `${props.say(refusal.say)}. ${props.say(refusal.why)}`,
    }
  const taken = all.find(one => props.taken.has(one))
  if (taken !== undefined) {
    const takeBack = (): void => props.onTakeBack(taken)
    return {
      'data-ref': ref,
      className: `${className} is-chosen is-taken${lit}`,
      role: 'button',
      tabIndex: 0,
      'aria-pressed': true,
      ...(name !== undefined && { 'aria-label': name }),
      ...answering(takeBack),
    }
  }
  if (opens !== undefined && props.hasSheet(opens)) {
    const open = (): void => props.onOpen(opens)
    return {
      'data-ref': ref,
      className: `${className} opens${lit}`,
      role: 'button',
      tabIndex: 0,
      'aria-haspopup': 'dialog',
      ...(name !== undefined && { 'aria-label': name }),
      ...answering(open),
    }
  }
  const named = name === undefined ? {} : ({ role: 'img', 'aria-label': name } as const)
  return { 'data-ref': ref, className: `${className}${lit}`, ...named }
}
