import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC, ReactNode } from 'react'
import type { ActionType } from '../../data/types.ts'
import { faceOf } from '../../scenarios/board/faces.ts'
import type { PlanAction } from '../../state.ts'
import { plannedOf } from '../contents.ts'
import type { Queued } from '../moments/queued.ts'
import { useQueue } from '../moments/shown.ts'
import { Sign } from '../ui/art.tsx'
import { later } from '../ui/later.tsx'
import { Part, type Props, usePart, useSpot } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { Pawns } from './action.tsx'
import { SpaceTokens } from './space-tokens.tsx'
import { Threats } from './threats.tsx'

const Action: FC<{ readonly action: PlanAction; readonly many: number }> = later(
  ({ Action: Planned }) => Planned,
)

const QueueStrip: FC<{ readonly props: Props; readonly queue: readonly Queued[] }> = later(
  ({ QueueStrip: Strip }) => Strip,
)

const PlanRows: FC<Props> = later(({ PlanRows: Rows }) => Rows)

/** The common plan: its columns in the order in which they are resolved. */
export const Plan: FC<Props> = props => {
  const words = WORDS[props.language]
  const { reclaims } = faceOf(props.view)
  const queue = useQueue()
  if (props.size !== 'desktop') return <PlanRows {...props} />
  if (queue.length > 0) return <QueueStrip props={props} queue={queue} />
  return (
    <Part props={props} className="kit-panel rc-plan" label={words.plan}>
      <Column type="threat">
        <Threats />
      </Column>
      <Column type="hunt">
        <Hunt />
      </Column>
      <Column type="build">
        <Actions type="build" />
      </Column>
      <Column type="gather">
        <Actions type="gather" />
      </Column>
      <Column type="explore">
        <Actions type="explore" />
      </Column>
      <div className={`rc-pc2${reclaims ? ' is-three' : ''}`}>
        <Calm type="arrange" />
        <Calm type="rest" />
        {reclaims && <Calm type="reclaim" />}
      </div>
    </Part>
  )
}

const Column: FC<{ readonly type: ActionType; readonly children: ReactNode }> = ({ type, children }) => {
  const { language } = usePart().props
  return (
    <section className={`rc-pc d-${type}`}>
      <header>
        <Sign name={type} />
        <h3>{WORDS[language].action[type]}</h3>
        <span className="kit-grow" />
        <SpaceTokens type={type} />
      </header>
      {children}
    </section>
  )
}

/** The planned actions of a column, and the way to its other targets. */
const Actions: FC<{ readonly type: ActionType }> = ({ type }) => {
  const { view, language } = usePart().props
  const actions = plannedOf(view, type)
  return (
    <>
      {actions.length > 0 ? (
        <div className={`rc-pas is-${Math.min(3, actions.length)}`}>
          {actions.map(action => (
            <Action key={action.id} action={action} many={actions.length} />
          ))}
        </div>
      ) : (
        <p className="rc-why">{WORDS[language].nobody}</p>
      )}
      <Others type={type} first={actions.length === 0} />
    </>
  )
}

/** The button that opens all other targets of a column. */
const Others: FC<{ readonly type: ActionType; readonly first: boolean }> = ({ type, first }) => {
  const { language } = usePart().props
  const { candidates } = useSpot(`column:${type}`)
  const attributes = useSpotAttributes(`column:${type}`, 'kit-quiet rc-add')
  if (candidates.length === 0) return null
  const label = WORDS[language][first ? 'first' : 'others'][type](candidates.length)
  return (
    <button type="button" {...attributes} aria-label={label}>
      <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 4v12M4 10h12" />
      </svg>
      {label}
    </button>
  )
}

/** The hunt: the deck, what it takes, and those who go. */
const Hunt: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { size, known } = view.decks.hunting
  const actions = plannedOf(view, 'hunt')
  const [next] = known
  return (
    <>
      {actions.length === 0 && (
        <div className="rc-hd">
          <span
            className="rc-hback"
            data-ref={typeof next === 'string' ? `card:${next}` : `tip:${words.huntHelp}`}
          >
            <Sign name="hunt" />
            <b>{size}</b>
          </span>
          <p>
            {words.beasts(size)}
            <br />
            {words.strength}
            <br />
            {words.ourWeapons(view.weapons)}
          </p>
        </div>
      )}
      {actions.length > 0 && (
        <div className={`rc-pas is-${Math.min(3, actions.length)}`}>
          {actions.map(action => (
            <Action key={action.id} action={action} many={actions.length} />
          ))}
        </div>
      )}
      <Others type="hunt" first={actions.length === 0} />
      <HuntWhy size={size} />
    </>
  )
}

const HuntWhy: FC<{ readonly size: number }> = ({ size }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { candidates } = useSpot('column:hunt')
  if (candidates.length > 0) return null
  return <p className="rc-why">{size === 0 ? words.nothingToHunt : words.needPawns(2)}</p>
}

/** Arranging the camp, resting, reclaiming: what it brings, and the pawns that do it. */
const Calm: FC<{ readonly type: 'arrange' | 'rest' | 'reclaim' }> = ({ type }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const actions = plannedOf(view, type)
  return (
    <section className={`rc-pc d-${type}`}>
      <header>
        <Sign name={type} />
        <h3>{words.action[type]}</h3>
        <SpaceTokens type={type} />
      </header>
      <div className="kit-row">
        <Gain type={type} />
        <span className="kit-grow" />
        <span className="rc-slots-of">
          {actions.map(action => (
            <Pawns key={action.id} action={action} />
          ))}
          <NewSlot type={type} />
        </span>
      </div>
    </section>
  )
}

const Gain: FC<{ readonly type: 'arrange' | 'rest' | 'reclaim' }> = ({ type }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  if (type === 'reclaim') return <span className="kit-label">{words.reclaimGain}</span>
  if (type === 'rest')
    return (
      <span className="rc-gain k-heart" data-ref={`tip:${words.restGain}`}>
        <Sign name="heart" />
        <b>+1</b>
      </span>
    )
  const blocked = view.pieces.some(({ at, kind }) => at === 'arrange' && kind === 'blocked')
  if (blocked) return <span className="kit-label">{words.piece.blocked}</span>
  return (
    <span className="rc-gain" data-ref={`tip:${words.arrangeGain}`}>
      <span className="k-det">
        <Sign name="det" />
        <b>+2</b>
      </span>
      {view.players > 3 ? <em>{words.or}</em> : null}
      <span>
        <Sign name="flag" />
        <b>+1</b>
      </span>
    </span>
  )
}

/** The empty slot of a new action, glowing while the pawn in hand may go there. */
export const NewSlot: FC<{ readonly type: ActionType }> = ({ type }) => {
  const { language } = usePart().props
  const { candidates } = useSpot(`space:${type}`)
  const attributes = useSpotAttributes(`space:${type}`, 'kit-quiet rc-sl is-empty', WORDS[language].putHere)
  if (candidates.length === 0) return null
  return <span {...attributes} />
}
