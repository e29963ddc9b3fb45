import type { TableCard } from '@tablee/table/wire.ts'
import { Link, useLocation } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { tables } from './api.ts'
import { useBrief } from './brief.tsx'
import { tablesChanged } from './cards.ts'
import { Face } from './faces.tsx'
import { gameName } from './names.ts'
import { timeInWords } from './pace.tsx'
import { useSeatWords } from './seat-words.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** An invitation in the list: who asks to what, at what terms, and the three answers. */
export function InvitationCard({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const { busy, trouble, run } = useDeed()
  const { id, game, title, message, invited, clock, late } = card
  const by = invited?.by ?? card.owner
  const brief = useBrief(card)
  const seatWords = useSeatWords(card)
  const seat = invited?.seat ?? null
  const facts: readonly (readonly [string, string])[] = [
    [tell('invitation.seat'), seat === null ? tell('invitation.anySeat') : seatWords(seat)],
    [tell('invitation.people'), tell('invitation.atTable', othersAt(card))],
    ...(brief.length > 0 ? [[tell('invitation.game'), brief.join(', ')] as const] : []),
    [tell('invitation.pace'), timeInWords(clock, tell)],
    ...(clock ? [[tell('invitation.late'), tell(`invitation.late.${late}`)] as const] : []),
  ]
  return (
    <article className="panel lb-inv" aria-label={tell('invitation.by', { name: by })}>
      {labels[game] && <img className="lb-art" src={labels[game]} alt="" />}
      <div className="lb-ib">
        <p className="lb-who">
          <Face name={by} />
          {tell('invitation.by', { name: by })}
        </p>
        <h2>{tell('invitation.title', { game: gameName(game, tell), title })}</h2>
        {message !== '' && <p className="lb-q">{tell('invitation.quote', { text: message })}</p>}
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Refused why={trouble} />
        <div className="lb-ia">
          <button
            type="button"
            className="solid"
            disabled={busy}
            onClick={() =>
              run(async () => {
                await tables.claim(id, {})
                go(`/online/${id}`)
              })
            }
          >
            {tell('invitation.take')}
          </button>
          <Link className="outlined" href={`/online/${id}`}>
            {tell('invitation.watch')}
          </Link>
          <button
            type="button"
            className="plain"
            disabled={busy}
            onClick={() => run(() => tables.act(id, 'decline')).then(tablesChanged)}
          >
            {tell('invitation.decline')}
          </button>
        </div>
      </div>
    </article>
  )
}

/** Who else is at a table: the people by name, the bots and the free seats by number. */
export function othersAt({ chairs, mine }: TableCard) {
  return {
    names: chairs.flatMap(({ kind, name }, seat) => (kind === 'person' && !mine.includes(seat) ? name : [])),
    bots: chairs.filter(({ kind }) => kind === 'bot').length,
    free: chairs.filter(({ kind }) => kind === 'open').length,
  }
}
