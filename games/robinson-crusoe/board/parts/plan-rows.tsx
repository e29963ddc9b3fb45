import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { ACTION_TYPES, type ActionType } from '../../data/types.ts'
import { faceOf } from '../../scenarios/board/faces.ts'
import { deedTitle, outlookOf, plannedOf, seatOf } from '../contents.ts'
import { Sign } from '../ui/art.tsx'
import { Part, type Props, usePart, useSpot } from '../ui/part.tsx'
import { cardName, WORDS } from '../words.ts'
import { Chances, Pawns } from './action.tsx'
import { Neutral } from './pawns.tsx'
import { SpaceTokens } from './space-tokens.tsx'
import '../css/rows.css'

/** The plan on a phone, and in two columns on a tablet: a row for each action and each type that has none. */
export const PlanRows: FC<Props> = props => {
  const { view, language, size } = props
  const { reclaims } = faceOf(view)
  const types = ACTION_TYPES.filter(type => type !== 'reclaim' || reclaims)
  return (
    <Part props={props} className={`rc-plist is-${size}`} label={WORDS[language].plan}>
      <Neutral pawns={view.supply.filter(({ id }) => seatOf(view, id) < 0)} />
      <ol>
        {types.map(type => (
          <Row key={type} type={type} />
        ))}
      </ol>
    </Part>
  )
}

const Row: FC<{ readonly type: ActionType }> = ({ type }) => {
  const { view } = usePart().props
  const actions = plannedOf(view, type)
  const spaces = type === 'threat' ? threatsOf(view).map(card => `card:${card}`) : [`space:${type}`]
  const refs = [`column:${type}`, ...spaces, ...actions.map(({ id }) => `plan:${id}`)]
  const { candidates } = useSpot(...refs)
  return (
    <li className={candidates.length === 0 && actions.length === 0 ? 'is-off' : undefined}>
      <Sign name={type} />
      <div>
        <Head type={type} />
      </div>
      <span className="rc-slots-of">
        {actions.map(action => (
          <Pawns key={action.id} action={action} />
        ))}
      </span>
      <Add refs={refs} type={type} />
    </li>
  )
}

const threatsOf = ({ threats: { left, right } }: Props['view']) => [left, right].filter(one => one !== '')

/** The target and its chances where there is one action; else the type and what there is to it. */
const Head: FC<{ readonly type: ActionType }> = ({ type }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const actions = plannedOf(view, type)
  const [only] = actions
  if (actions.length === 1 && type !== 'arrange' && type !== 'rest') {
    const odds = outlookOf(view, only.id)?.odds ?? null
    return (
      <>
        <h3>
          {deedTitle(view, only, language)} <SpaceTokens type={type} />
        </h3>
        {odds ? <Chances odds={odds} type={type} brief /> : <p>{words.action[type]}</p>}
      </>
    )
  }
  return (
    <>
      <h3>
        {words.action[type]} <SpaceTokens type={type} />
      </h3>
      <p>
        {actions.length > 1
          ? actions.map(one => deedTitle(view, one, language)).join(', ')
          : lineOf(type, view, language)}
      </p>
    </>
  )
}

function lineOf(type: ActionType, view: Props['view'], language: Props['language']): string {
  const words = WORDS[language]
  if (type === 'threat') {
    return (
      threatsOf(view)
        .map(one => cardName(one, language, 1))
        .join(', ') || words.threatFree
    )
  }
  if (type === 'hunt')
    return view.decks.hunting.size === 0 ? words.nothingToHunt : words.beasts(view.decks.hunting.size)
  if (type === 'arrange') return words.arrangeShort
  if (type === 'rest') return words.restGain
  return words.nobody
}

/** The button that places the pawn in hand. */
const Add: FC<{ readonly refs: readonly string[]; readonly type: ActionType }> = ({ refs, type }) => {
  const { language } = usePart().props
  const { candidates } = useSpot(...refs)
  const attributes = useSpotAttributes(refs, 'kit-quiet rc-step')
  const plus = (
    <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 4v12M4 10h12" />
    </svg>
  )
  if (candidates.length === 0)
    return (
      <span className="rc-step is-off" aria-hidden="true">
        {plus}
      </span>
    )
  return (
    <button
      type="button"
      {...attributes}
      aria-label={`${WORDS[language].putHere}, ${WORDS[language].action[type]}`}
    >
      {plus}
    </button>
  )
}
