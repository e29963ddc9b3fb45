import { pieceIn } from '@tablee/board'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { ACTION_DICE, type ActionDie } from '../../data/dice.ts'
import type { Odds } from '../../rules/plan/outlook.ts'
import type { PawnId, PlanAction } from '../../state.ts'
import { inventionSign } from '../cards/pictures.ts'
import { deedTitle, outlookOf, sourcesAt } from '../contents.ts'
import { pawnName } from '../explain.ts'
import { tokenSign } from '../map/pieces.tsx'
import { Figure, Res, Sign, type SignName } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { thingName, WORDS } from '../words.ts'

/** As many actions as there may be where only their pawns are shown. */
export const SLOTS_ONLY = 9

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
  if (many === SLOTS_ONLY) return <Pawns action={action} />
  return (
    <article {...attributes} {...(wrong && { 'data-ref': `tip:${say(wrong)}` })}>
      <div className="rc-row rc-pa-head">
        <h4>{title}</h4>
        {many === 2 && <Stake action={action} />}
      </div>
      <div className="rc-row">
        <Pawns action={action} inside />
        <Extras action={action} />
        {many > 2 && <Thrift action={action.id} det={action.det} />}
        <span className="rc-grow" />
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

/** The pawns of an action, its leader first, then the slots that are to be filled. */
export const Pawns: FC<{ readonly action: PlanAction; readonly inside?: boolean }> = ({
  action,
  inside = false,
}) => {
  const { view, language } = usePart().props
  const { pawns, id, type } = action
  const outlook = outlookOf(view, id)
  const spot = useSpot(`plan:${id}`)
  const candidates = view.phase === 'planning' ? spot.candidates : []
  const join = useSpotAttributes(`plan:${id}`, 'rc-sl is-empty', WORDS[language].putHere)
  const wanted = Math.max(0, (outlook?.least ?? 0) - pawns.length - (candidates.length > 0 ? 1 : 0))
  const crowned = type !== 'arrange' && type !== 'rest' && type !== 'reclaim'
  // Where nothing else stands for the action, its pawns do: they are resolved next.
  const whole = useSpotAttributes(
    inside || view.phase === 'planning' ? `pawns:${id}` : `plan:${id}`,
    'rc-slots-of',
  )
  return (
    <span {...whole}>
      {pawns.map((pawn, place) => (
        <PawnSlot
          // biome-ignore lint/suspicious/noArrayIndexKey: two pawns of one character differ by their place alone.
          key={place}
          action={id}
          pawn={pawn}
          leads={place === 0 && crowned}
        />
      ))}
      {candidates.length > 0 && <span {...join} />}
      {Array.from({ length: wanted }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are alike.
        <span key={i} className="rc-sl is-empty" />
      ))}
    </span>
  )
}

/** A pawn in its slot: it is taken back by a tap, and crowned where it leads. */
const PawnSlot: FC<{ readonly action: number; readonly pawn: PawnId; readonly leads: boolean }> = ({
  action,
  pawn,
  leads,
}) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const name = leads ? `${pawnName(pawn, view, language)}, ${words.leads}` : pawnName(pawn, view, language)
  const attributes = useSpotAttributes(`planned:${action}:${pawn}`, 'rc-sl', name)
  return (
    <span className="rc-sl-of">
      <span {...attributes} {...pieceIn(`pawn.${pawn}`, `plan:${action}`)}>
        <Figure pawn={pawn} />
      </span>
      {leads ? <Sign name="crown" className="rc-crown" /> : <LeadSign action={action} pawn={pawn} />}
    </span>
  )
}

/** A crown to be taken. */
const LeadSign: FC<{ readonly action: number; readonly pawn: PawnId }> = ({ action, pawn }) => {
  const ref = `lead:${action}:${pawn}`
  const { candidates } = useSpot(ref)
  const attributes = useSpotAttributes(ref, 'rc-lead')
  if (candidates.length === 0) return null
  return (
    <span {...attributes}>
      <Sign name="crown" />
    </span>
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
  const attributes = useSpotAttributes(at, `rc-toggle${on ? ' is-on' : ''}`, name)
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
        <span className="rc-res k-wood">
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
    `rc-toggle is-wide${det > 0 ? ' is-on' : ''}`,
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

const DIE_SIGN: { readonly [D in ActionDie]: SignName } = { success: 'ok', wound: 'drop', adventure: 'ask' }

/** A die of an action, with what it may show. */
export const ActionDieOf: FC<{ readonly die: ActionDie; readonly type: string; readonly size?: string }> = ({
  die,
  type,
  size = '',
}) => (
  <span className={`rc-die d-${type} ${size}`}>
    <Sign name={DIE_SIGN[die]} />
  </span>
)

const SUCCESS: readonly ActionDie[] = ['success']

/** The chances of an action. */
export const Chances: FC<{
  readonly odds: Odds | null
  readonly type: string
  readonly brief?: boolean
  readonly dice?: readonly ActionDie[]
}> = ({ odds, type, brief = false, dice = ACTION_DICE }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  if (!odds) return null
  if (odds.success === 1 && odds.wound === 0)
    return (
      <p className="rc-sure">
        <Sign name="ok" />
        {!brief && words.sure}
        <span className="rc-grow" />
        {odds.adventure > 0 && (
          <OneChance die="adventure" chance={odds.adventure} type={type} small={brief} />
        )}
      </p>
    )
  return (
    <ul className={`rc-odds${brief ? ' is-brief' : ''}`}>
      {dice.map(die => (
        <li key={die}>
          <OneChance die={die} chance={odds[die]} type={type} small={brief} />
        </li>
      ))}
    </ul>
  )
}

const OneChance: FC<{
  readonly die: ActionDie
  readonly chance: number
  readonly type: string
  readonly small?: boolean
}> = ({ die, chance, type, small = false }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const label = `${words.dieSays[die]} ${words.percent(chance)}`
  return (
    <span className="rc-chance" data-ref={`tip:${label}`} role="img" aria-label={label}>
      <ActionDieOf die={die} type={type} size={small ? 'is-small' : ''} />
      {small ? Math.round(chance * 100) : words.percent(chance)}
    </span>
  )
}
