import type { TableCard } from '@tablee/table/wire.ts'
import { Link } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/states.tsx'
import type { Kept } from '../source/store.ts'
import { useBrief } from './brief.tsx'
import { waitsForMe } from './cards.ts'
import { Faces } from './faces.tsx'
import { optionsIn } from './here.ts'
import { gameName } from './names.ts'
import { stateOf } from './table-row.tsx'

/** The games that go on: at tables far away, then in this browser. */
export function Going({
  cards,
  kept,
}: {
  /** Null while they are asked for. */
  readonly cards: readonly TableCard[] | null
  readonly kept: readonly Kept[]
}) {
  const { tell } = useSettings()
  return (
    <section className="panel hp-run" aria-labelledby="going-title">
      <header>
        <h2 id="going-title">{tell('history.going')}</h2>
        <span>{tell('history.goingLine')}</span>
      </header>
      {cards === null && <Loading />}
      {cards?.length === 0 && kept.length === 0 && (
        <Empty drawing="table" title={tell('online.mineNone.title')} line={tell('online.mineNone')}>
          <Link className="solid" href="/tables">
            {tell('online.public')}
          </Link>
        </Empty>
      )}
      <ol>
        {cards?.map(card => (
          <GoingRow key={card.id} card={card} />
        ))}
        {kept.map(one => (
          <KeptRow key={one.id} kept={one} />
        ))}
      </ol>
    </section>
  )
}

/** Little time is less than this, in milliseconds. */
const LITTLE = 4 * 3_600_000

function GoingRow({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const { id, game, title, chairs, mine, waiting, round, clock, paused } = card
  const [brief] = useBrief(card)
  const yours = waitsForMe(card)
  const seat = waiting.find(one => chairs[one]?.left !== undefined)
  const left = seat === undefined ? undefined : chairs[seat].left
  return (
    <li className={yours ? 'yours' : undefined}>
      {labels[game] && <img className="thumb" src={labels[game]} alt="" />}
      <Link className="hp-g" href={`/online/${id}`}>
        <b>{gameName(game, tell)}</b>
        <span>
          {[title, brief, round > 0 ? tell('online.round', { game, round }) : ''].filter(Boolean).join(', ')}
        </span>
      </Link>
      <Faces chairs={chairs.filter((_, one) => !mine.includes(one))} />
      <span className="hp-t">
        <b className={yours ? 'pill' : undefined}>{paused ? tell('history.paused') : stateOf(card, tell)}</b>
        {clock && left !== undefined && (
          <meter
            className={left < LITTLE ? 'little' : undefined}
            min={0}
            max={clock.bank}
            value={left}
            aria-label={tell('online.leftToYou', { ms: left })}
          />
        )}
      </span>
      <Link className={yours ? 'solid' : 'outlined'} href={`/online/${id}`} tabIndex={-1} aria-hidden="true">
        {tell(yours ? 'history.play' : 'history.open')}
      </Link>
    </li>
  )
}

function KeptRow({ kept }: { readonly kept: Kept }) {
  const { tell } = useSettings()
  const { id, game, players, facts } = kept
  const [brief] = useBrief({ game, options: optionsIn(kept) })
  const { round, yours } = facts
  const others = players.filter(({ kind }, seat) => kind === 'bot' || seat > 0)
  return (
    <li className={yours ? 'yours' : undefined}>
      {labels[game] && <img className="thumb" src={labels[game]} alt="" />}
      <Link className="hp-g" href={`/table/${id}`}>
        <b>{gameName(game, tell)}</b>
        <span>
          {[brief, round > 0 ? tell('online.round', { game, round }) : '', tell('history.here')]
            .filter(Boolean)
            .join(', ')}
        </span>
      </Link>
      <Faces chairs={others.map(({ kind, name, level }) => ({ kind, name, level, here: true }))} />
      <span className="hp-t">
        <b className={yours ? 'pill' : undefined}>{tell(yours ? 'home.yours' : 'home.goesOn')}</b>
      </span>
      <Link className={yours ? 'solid' : 'outlined'} href={`/table/${id}`} tabIndex={-1} aria-hidden="true">
        {tell('history.goOn')}
      </Link>
    </li>
  )
}
