import type { TableCard } from '@tablee/table/wire.ts'
import { useSettings } from '../settings.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { useTable } from '../table/context.tsx'
import type { Tell } from '../words.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import { useTold } from './use-remote.ts'

/** A proposal to go back: who made it, who is still to answer, and one's own answer. */
export function Proposal({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  const { past } = useTable()
  const { busy, trouble, run } = useDeed()
  const card = useTold(source, one => one.card, null)
  const proposal = card?.proposal
  if (!card || !proposal) return null
  const isMine = card.mine.includes(proposal.by)
  const answered = isMine || card.mine.some(seat => proposal.agreed.includes(seat))
  const answer = (yes: boolean) => run(() => source.agree(yes))
  return (
    <div className="proposal">
      <p role="status">{wordsOf(card, proposal, tell)}</p>
      <Refused why={trouble} />
      <div className="proposal-acts">
        {past.scene === null && (
          <button type="button" className="plain" onClick={() => past.goTo(proposal.to)}>
            {tell('strip.look')}
          </button>
        )}
        {card.mine.length > 0 && !answered && (
          <button type="button" className="solid" disabled={busy} onClick={() => answer(true)}>
            {tell('strip.agree')}
          </button>
        )}
        {card.mine.length > 0 && (
          <button type="button" className="outlined" disabled={busy} onClick={() => answer(false)}>
            {tell(isMine ? 'strip.withdraw' : 'strip.refuse')}
          </button>
        )}
      </div>
    </div>
  )
}

function wordsOf(card: TableCard, proposal: NonNullable<TableCard['proposal']>, tell: Tell): string {
  const { chairs, mine, picks } = card
  const { by, to, agreed } = proposal
  const count = Math.max(1, picks - to)
  const names = chairs
    .filter(({ kind }, seat) => kind === 'person' && seat !== by && !agreed.includes(seat))
    .map(({ name }) => name)
  if (mine.includes(by)) return tell('strip.proposed', { count, names })
  if (mine.some(seat => agreed.includes(seat))) return tell('strip.agreed', { names })
  return tell('strip.proposes', { name: chairs[by].name, count })
}

/** While one looks back at a table that goes on: proposes to go back to what is shown. */
export function ProposeHere({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  const { past } = useTable()
  const { busy, trouble, run } = useDeed()
  const card = useTold(source, one => one.card, null)
  const may = card?.state === 'playing' && card.mine.length > 0 && card.proposal === null
  if (!may || past.scene === null || past.at >= past.last) return null
  const propose = async () => {
    if (await run(() => source.propose(past.at))) past.close()
  }
  return (
    <div className="proposal">
      <p>{tell('strip.backLine')}</p>
      <Refused why={trouble} />
      <div className="proposal-acts">
        <button type="button" className="outlined" disabled={busy} onClick={propose}>
          {tell('strip.backHere')}
        </button>
      </div>
    </div>
  )
}
