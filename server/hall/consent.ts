import type { Seat } from '@tablee/kernel'
import { writeProposal } from '../database/proposals.ts'
import { type KeptProposal, proposalOf } from './cards.ts'
import type { Hosted } from './hosted.ts'
import { refusal } from './refusal.ts'
import type { HallServices } from './services.ts'

/** Proposes to go back to an earlier pick; all other persons at the table have to agree. */
export async function propose(
  hosted: Hosted,
  services: HallServices,
  { by, to, seq }: { readonly by: Seat; readonly to: number; readonly seq: number },
): Promise<number> {
  const course = hosted.playing()
  if (!course.isFresh(by, seq)) throw refusal(409, 'server.stale')
  if (to >= course.match.picks) throw refusal(409, 'server.noProposal')
  if (proposalOf(hosted.seated.table)) throw refusal(409, 'server.proposalOpen')
  return settle(hosted, services, { by, to, agreed: [by], seq: course.seq })
}

/** Agrees to go back, or not: one no is enough. */
export async function agree(
  hosted: Hosted,
  services: HallServices,
  seat: Seat,
  yes: boolean,
): Promise<number> {
  hosted.playing()
  const open = proposalOf(hosted.seated.table)
  if (!open) throw refusal(409, 'server.noProposal')
  if (!yes) return write(hosted, services, null)
  return settle(hosted, services, { ...open, agreed: [...new Set([...open.agreed, seat])] })
}

async function settle(hosted: Hosted, services: HallServices, proposal: KeptProposal): Promise<number> {
  const { by, to, agreed, seq } = proposal
  const people = hosted.seated.chairs.filter(({ kind }) => kind === 'person')
  if (!people.every(({ seat }) => agreed.includes(seat))) return write(hosted, services, proposal)
  return hosted.deed({ kind: 'rewind', seat: by, act: match => match.rewind(to), to }, seq, `back.${seq}`)
}

/** Keeps a proposal, unless the table's was changed meanwhile by another process. */
async function write(hosted: Hosted, services: HallServices, next: KeptProposal | null): Promise<number> {
  const { table } = hosted.seated
  const proposal = next && JSON.stringify(next)
  const written = await writeProposal(services.store.db, table, proposal)
  if (!written) {
    await hosted.catchUp()
    throw refusal(409, 'server.stale')
  }
  hosted.seated = { ...hosted.seated, table: { ...table, proposal } }
  hosted.tellCards()
  await services.bell.ring({ card: [table.id] })
  return hosted.seq
}
