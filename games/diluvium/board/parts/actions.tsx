import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { ACTIONS, type Action, type Civ, RESOURCES, type Resource } from '../../data/types.ts'
import type { PlayerView } from '../../view.ts'
import { civOfSettler } from '../contents.ts'
import { copiedPieces, givesWords } from '../forecast.ts'
import { Settler, Sign } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

/** The four actions: what each gives me, and what the rival does if it copies me. */
export const Actions: FC<{ readonly mine: PlayerView }> = ({ mine }) => {
  const { view, board } = useView()
  return (
    <div className={`dl-rudder${view.rival ? '' : ' is-alone'}`}>
      <p className="dl-actions-head" aria-hidden="true">
        <span>{board.actions}</span>
        {view.rival && (
          <span className={`dl-copied f-${view.rival.civ}`}>
            <Settler civ={view.rival.civ} />
            {board.ifCopied}
          </span>
        )}
      </p>
      <ul className="dl-actions">
        {ACTIONS.map(action => (
          <ActionRow key={action} action={action} mine={mine} />
        ))}
      </ul>
    </div>
  )
}

const ActionRow: FC<{ readonly action: Action; readonly mine: PlayerView }> = ({ action, mine }) => {
  const { view, language, facts } = usePart().props
  const words = wordsIn(language)
  const taken = mine.last === action
  const doing =
    taken && view.phase === 'action' && view.turn === view.seat && facts.waiting?.prompt !== 'turn'
  const state = doing ? ' is-now' : taken ? ' is-last' : ''
  return (
    <li>
      <div {...useSpotAttributes(`action:${action}`, `dl-action${state}`)}>
        <b>
          <Sign name={action} />
          {words.names.action[action]}
        </b>
        <span className="dl-gives">
          {taken && !doing ? words.board.justTaken : givesWords(mine, action, words)}
        </span>
        <Copied action={action} />
      </div>
    </li>
  )
}

/** What the rival does if it copies an action: signs where they say it shorter. */
const Copied: FC<{ readonly action: Action }> = ({ action }) => {
  const { view, language } = usePart().props
  const copied = copiedPieces(view, action, wordsIn(language))
  if (!copied || !view.rival) return null
  return (
    <span className={`dl-copied f-${view.rival.civ}${copied.danger ? ' is-danger' : ''}`}>
      {copied.pieces.map(({ sign, text, name }) => (
        <span key={`${sign} ${text}`} className={sign && `k-${sign}`}>
          {sign && <Sign name={sign} />}
          {name !== undefined && <span className="sr">{name}</span>}
          {text}
        </span>
      ))}
    </span>
  )
}

/** My resources on their rack: those of a kind are one thing to choose. */
export const Rack: FC<{ readonly mine: PlayerView }> = ({ mine }) => {
  const { board } = useView()
  const held = RESOURCES.reduce((sum, one) => sum + mine.resources[one], 0)
  return (
    <span
      className={`dl-rack${Math.max(held, mine.limit) > 6 ? ' is-many' : ''}`}
      data-ref={`tip:${board.rackHolds(held, mine.limit)}`}
    >
      {RESOURCES.filter(one => mine.resources[one] > 0).map(one => (
        <Held key={one} resource={one} n={mine.resources[one]} />
      ))}
      {Array.from({ length: Math.max(0, mine.limit - held) }, (_, i) => held + i).map(place => (
        <i key={place} />
      ))}
    </span>
  )
}

const Held: FC<{ readonly resource: Resource; readonly n: number }> = ({ resource, n }) => {
  const { names } = useView()
  const name = `${n} ${names.resource[resource]}`
  return (
    <span {...useSpotAttributes(`rack:${resource}`, `dl-held k-${resource}`, name)}>
      {Array.from({ length: n }, (_, i) => i).map(place => (
        <span key={place} className="dl-resource">
          <Sign name={resource} />
        </span>
      ))}
    </span>
  )
}

/** My settlers in reserve, those that lie down, and allies beside my board. */
export const MyReserve: FC<{ readonly mine: PlayerView }> = ({ mine }) => {
  const { view, board } = useView()
  const seat = view.seat ?? 0
  const civs = mine.reserve.map(settler => civOfSettler(view, settler))
  const standing = civs.length - mine.lying
  const allies = Array.from({ length: mine.beside }, () => view.allies)
  return (
    <>
      <Settlers
        spot={`reserve:${seat}`}
        civs={civs.slice(0, standing)}
        name={board.settlersIn(civs.length)}
      />
      {mine.lying > 0 && (
        <Settlers spot={`lying:${seat}`} civs={civs.slice(standing)} name={board.lying(mine.lying)} lying />
      )}
      {mine.beside > 0 && <Settlers spot={`beside:${seat}`} civs={allies} name={board.beside(mine.beside)} />}
    </>
  )
}

const Settlers: FC<{
  readonly spot: string
  readonly civs: readonly Civ[]
  readonly name: string
  readonly lying?: boolean
}> = ({ spot, civs, name, lying = false }) => (
  <span {...useSpotAttributes(spot, `dl-settlers${lying ? ' is-lying' : ''}`, name)}>
    {civs.map((civ, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: alike settlers differ by their place alone.
      <Settler key={i} civ={civ} />
    ))}
    {civs.length === 0 && <span className="kit-label">0</span>}
  </span>
)
