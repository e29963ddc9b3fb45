import type { TableCard } from '@tablee/table/wire.ts'
import { Link } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import type { Tell } from '../words.ts'
import { waitsForMe } from './cards.ts'
import { gameName, titleOf } from './names.ts'

/** A table in a list: its game, who sits at it, and what it waits for. */
export function TableRow({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const { game, title, chairs, round, state, mine } = card
  const others = chairs.filter(({ kind }, seat) => kind === 'person' && !mine.includes(seat))
  const facts = [
    title === '' ? null : gameName(game, tell),
    tell('online.with', {
      names: others.map(({ name }) => name),
      bots: chairs.filter(({ kind }) => kind === 'bot').length,
    }),
    state === 'playing' && round > 0 ? tell('online.round', { game, round }) : null,
  ]
  return (
    <li className="resume-card">
      <Link href={`/online/${card.id}`}>
        {labels[game] && <img src={labels[game]} alt="" width="62" height="47" />}
        <span className="resume-what">
          <b>{titleOf(card, tell)}</b>
          <span>{facts.filter(Boolean).join(', ')}</span>
        </span>
        <span className={waitsForMe(card) ? 'resume-state yours' : 'resume-state'}>
          {stateOf(card, tell)}
        </span>
      </Link>
    </li>
  )
}

/** What a table waits for, in a few words. */
export function stateOf(card: TableCard, tell: Tell): string {
  const { state, chairs, waiting, mine } = card
  if (state === 'over') return tell('online.state.over')
  if (state === 'waiting') {
    const free = chairs.filter(({ kind }) => kind === 'open').length
    if (free > 0) return tell('online.state.free', { count: free })
    return tell(card.yours ? 'online.state.start' : 'online.state.ready')
  }
  if (waitsForMe(card)) {
    const left = chairs[mine.find(seat => waiting.includes(seat)) ?? 0]?.left
    const yours = tell('online.state.yours')
    return left === undefined ? yours : `${yours}, ${tell('online.leftToYou', { ms: left })}`
  }
  const names = waiting.filter(seat => chairs[seat]?.kind === 'person').map(seat => chairs[seat].name)
  return names.length === 0 ? tell('online.state.bot') : tell('online.state.turnOf', { names })
}
