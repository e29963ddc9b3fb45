import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { ACTION_DICE, type ActionDie } from '../../data/dice.ts'
import type { PlanAction } from '../../state.ts'
import { inventionSign } from '../cards/pictures.ts'
import { deedTitle, outlookOf, sourcesAt } from '../contents.ts'
import { tokenSign } from '../map/pieces.tsx'
import { Res, Sign, type SignName } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { thingName, WORDS } from '../words.ts'
import { Chances, Pawns } from './action.tsx'

const SUCCESS: readonly ActionDie[] = ['success']

/** A planned action: target, pawns, what is staked, and its chances; as a whole what may be resolved next. */
export const Action: FC<{ readonly action: PlanAction; readonly many: number }> = ({ action, many }) => {
  const { view, language, say } = usePart().props
  const outlook = outlookOf(view, action.id)
  const wrong = view.phase === 'planning' ? (outlook?.wrong ?? null) : null
  const title = deedTitle(view, action, language, many > 1)
  const attributes = useSpotAttributes(
    view.phase === 'planning' ? `action:${action.id}` : `plan:${action.id}`,
    `rc-pa${wrong ? ' is-wrong' : ''}`,
  )
  return (
    <article {...attributes} {...(wrong && { 'data-ref': `tip:${say(wrong)}` })}>
      <div className="kit-row rc-pa-head">
        <h4>{title}</h4>
        {many === 2 && <Stake action={action} />}
      </div>
      <div className="kit-row">
        <Pawns action={action} inside />
        <Extras action={action} />
        {many > 2 && <Thrift action={action.id} det={action.det} />}
        <span className="kit-grow" />
        {many === 1 && <Stake action={action} />}
        {many > 1 && (
          <Chances
            odds={outlook?.odds ?? null}
            type={action.type}
            dice={many > 2 ? SUCCESS : ACTION_DICE}
            brief
          />
        )}
      </div>
      {many === 1 && outlook?.odds && <Chances odds={outlook.odds} type={action.type} />}
    </article>
  )
}

/** The tokens that an action carries or could, and the gear that helps a gathering. */
const Extras: FC<{ readonly action: PlanAction }> = ({ action }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { id, carries, gear } = action
  return (
    <>
      {(['slow', 'extraWood', 'danger'] as const).map(token => (
        <Toggle
          key={token}
          at={`carry:${id}:${token}`}
          sign={tokenSign(token)}
          on={carries.includes(token)}
          name={words.piece[token]}
        />
      ))}
      {(['basket', 'sack'] as const).map(item => (
        <Toggle
          key={item}
          at={`gear:${id}:${item}`}
          sign={inventionSign(item)}
          on={gear.includes(item)}
          name={thingName(item, language)}
        />
      ))}
    </>
  )
}

/** Something that may be put to an action or taken from it. */
const Toggle: FC<{
  readonly at: string
  readonly sign: SignName
  readonly on: boolean
  readonly name: string
}> = ({ at, sign, on, name }) => {
  const { candidates } = useSpot(at)
  const attributes = useSpotAttributes(at, `kit-quiet rc-toggle${on ? ' is-on' : ''}`, name)
  if (!on && candidates.length === 0) return null
  return (
    <span {...attributes}>
      <Sign name={sign} />
    </span>
  )
}

/** What an action costs, or brings. */
const Stake: FC<{ readonly action: PlanAction }> = ({ action }) => {
  const { view } = usePart().props
  const { staked, det, type, node, source } = action
  const outlook = outlookOf(view, action.id)
  const usual = outlook?.usualWood ?? staked.wood
  const food = staked.food + staked.nonPerishable
  const kind =
    type === 'gather' && node !== '' && sourcesAt(view, node).find(one => one.number === source)?.kind
  return (
    <span className="rc-stake">
      {(staked.wood > 0 || usual > 0) && (
        <span className="kit-stat k-wood">
          <Sign name="wood" />
          {usual !== staked.wood && <s>{usual}</s>}
          <b>{staked.wood}</b>
        </span>
      )}
      {food > 0 && <Res of="food" n={food} />}
      {staked.fur > 0 && <Res of="fur" n={staked.fur} />}
      <Thrift action={action.id} det={det} />
      {kind && <Res of={kind === 'wood' ? 'wood' : 'food'} n={`+${outlook?.yields ?? 1}`} />}
    </span>
  )
}

/** The carpenter's determination, staked or to be staked for one wood. */
const Thrift: FC<{ readonly action: number; readonly det: number }> = ({ action, det }) => {
  const { language } = usePart().props
  const ref = `thrift:${action}`
  const { candidates } = useSpot(ref)
  const attributes = useSpotAttributes(
    ref,
    `kit-quiet rc-toggle is-wide${det > 0 ? ' is-on' : ''}`,
    thingName('economicalConstruction', language),
  )
  if (det === 0 && candidates.length === 0) return null
  return (
    <span {...attributes}>
      <Sign name="det" />
      <b>{det > 0 ? det : 2}</b>
    </span>
  )
}
