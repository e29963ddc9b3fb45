import type { Message } from '@tablee/kernel'
import type { PawnId, PlanAction, Robinson } from '../../state.ts'
import { say } from '../../text/say.ts'
import { hasItem } from '../items.ts'
import type { Offer } from '../powers/offers.ts'
import { offerWords } from '../powers/words.ts'
import { deedValues } from './deed-values.ts'
import { canBeThrifty } from './deeds.ts'
import { planObjection } from './legal.ts'
import { isCharacter, type Supply, unplaced } from './pawns.ts'
import { canCarry, mayLead } from './stacks.ts'

/** One change of the plan, or something done while planning. */
export type Edit =
  | { readonly do: 'place'; readonly pawn: Supply }
  | { readonly do: 'take' | 'lead'; readonly action: PlanAction; readonly pawn: PawnId }
  | { readonly do: 'carry'; readonly action: PlanAction; readonly token: 'slow' | 'extraWood' | 'danger' }
  | { readonly do: 'gear'; readonly action: PlanAction; readonly gear: 'basket' | 'sack' }
  | { readonly do: 'thrift'; readonly action: PlanAction }
  | { readonly do: 'use'; readonly offer: Offer }
  | { readonly do: 'asking'; readonly mode: 'always' | 'matters' }
  | { readonly do: 'confirm' }

/**
 * So many changes in a round, and whatever is begun must be such that nothing has to be taken back: more than people
 * ever make (what they undo does not count), so that every game ends.
 */
export const EDITS = 300

/** What a change counts. People seldom switch how they are asked; who answers at random does so again and again. */
export const weightOf = (edit: Edit): number => (edit.do === 'asking' ? 50 : 1)

const CONFIRM: Edit = { do: 'confirm' }
const TOKENS = ['slow', 'extraWood', 'danger'] as const
const GEAR = ['basket', 'sack'] as const

/** Whether the plan has been changed so often that it must come to an end. */
export const isLate = ({ plan }: Robinson): boolean => plan.edits >= EDITS

/** What any seat may change in the plan. */
export function sharedEdits(state: Robinson, canPlace: (state: Robinson, pawn: Supply) => boolean): Edit[] {
  const edits: Edit[] = []
  const left = unplaced(state)
  for (const pawn of left) if (canPlace(state, pawn)) edits.push({ do: 'place', pawn })
  if (!isLate(state)) for (const action of state.plan.actions) changes(state, action, edits)
  if (planObjection(state, left) === null) edits.push(CONFIRM)
  return edits
}

function changes(state: Robinson, action: PlanAction, edits: Edit[]): void {
  const { pawns, type, carries } = action
  for (let place = 0; place < pawns.length; place++) {
    const pawn = pawns[place]
    if (pawns.indexOf(pawn) !== place) continue
    edits.push({ do: 'take', action, pawn })
    if (place > 0 && isCharacter(pawn) && mayLead(state, action, pawns, pawn))
      edits.push({ do: 'lead', action, pawn })
  }
  if (type !== 'threat' && type !== 'hunt')
    for (const token of TOKENS)
      if (!carries.includes(token) && canCarry(state, action, token))
        edits.push({ do: 'carry', action, token })
  if (type === 'gather')
    for (const gear of GEAR) if (hasItem(state, gear)) edits.push({ do: 'gear', action, gear })
  if (action.det > 0 ? true : action.staked.wood > 0 && canBeThrifty(state))
    edits.push({ do: 'thrift', action })
}

/** The keys of the changes, and what they light. */
export const editNames = {
  key(edit: Edit): string {
    switch (edit.do) {
      case 'place':
        return `place:${edit.pawn.id}`
      case 'take':
      case 'lead':
        return `${edit.do}:${edit.action.id}:${edit.pawn}`
      case 'carry':
        return `carry:${edit.action.id}:${edit.token}`
      case 'gear':
        return `gear:${edit.action.id}:${edit.gear}`
      case 'thrift':
        return `thrift:${edit.action.id}`
      case 'use':
        return `use:${edit.offer.from}:${edit.offer.id}`
      case 'asking':
        return `asking:${edit.mode}`
      case 'confirm':
        return 'confirm'
    }
  },

  at(edit: Edit): string | readonly string[] {
    switch (edit.do) {
      case 'place':
        return `pawn:${edit.pawn.id}`
      case 'use':
        return `${edit.offer.from}:${edit.offer.id}`
      case 'take':
        return `planned:${edit.action.id}:${edit.pawn}`
      case 'asking':
        return 'asking'
      default:
        // In the plan each change has its own sign beside the action.
        return edit.do === 'confirm' ? [] : editNames.key(edit)
    }
  },
}

/** What a change of the plan means. */
export function editWords(state: Robinson, edit: Edit): Message {
  switch (edit.do) {
    case 'place':
      return say('plan.place', { pawn: edit.pawn.id })
    case 'take':
      return say('plan.take', { pawn: edit.pawn, deed: deedValues(state, edit.action) })
    case 'lead':
      return say('plan.lead', { pawn: edit.pawn, deed: deedValues(state, edit.action) })
    case 'carry':
      return say('plan.carry', { token: edit.token, deed: deedValues(state, edit.action) })
    case 'gear':
      return say('plan.gear', {
        gear: edit.gear,
        on: !edit.action.gear.includes(edit.gear),
        deed: deedValues(state, edit.action),
      })
    case 'thrift':
      return say('plan.thrift', { on: edit.action.det === 0, deed: deedValues(state, edit.action) })
    case 'use':
      return offerWords(edit.offer)
    case 'asking':
      return say('plan.asking', { mode: edit.mode })
    case 'confirm':
      return say('plan.confirm')
  }
}
