import type { ChairRow, InvitationRow } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import type { Who } from './terms.ts'

/** The invitation of somebody who is asked to sit down, and has not said no. */
export function isAsked({ invited }: Pick<Seated, 'invited'>, who: Who | null): InvitationRow | undefined {
  return invited.find(({ person, declined }) => person === who?.id && declined === 0)
}

/** Whom an open seat is kept for; undefined when it is for anybody. */
export function keptFor({ invited }: Pick<Seated, 'invited'>, chair: ChairRow): InvitationRow | undefined {
  if (chair.kind !== 'open') return undefined
  return invited.find(({ seat, declined }) => seat === chair.seat && declined === 0)
}
