import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC, ReactNode } from 'react'
import { LIMITS } from '../../data/board.ts'
import { LOOT, type LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { TrapId } from '../../data/traps.ts'
import { reputation, surplus, type TokenKind, trapLimit, wages } from '../../rules/clan.ts'
import type { ClanView } from '../../view.ts'
import { myClan, partyOf, poolDice, printed } from '../contents.ts'
import { dataOf } from '../data.ts'
import { explain } from '../explain.ts'
import { Amount, Sign } from '../ui/art.tsx'
import { lootMark, TokenFace, trapMark } from '../ui/marks.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { properName, WORDS } from '../words.ts'
import { SeatHead } from './head.tsx'
import { PoolDice } from './pool.tsx'

/** What lies in front of me: my clan in numbers, my dice and tokens, my traps. */
export const Mine: FC<Props> = props => {
  const { view, language, size } = props
  const clan = myClan(view)
  if (view.seat === null || !clan) return null
  const words = WORDS[language]
  const held = poolDice(clan.pool).length
  return (
    <Part
      props={props}
      className={`ml-mine is-${size} f-${partyOf(view, view.seat)}`}
      label={words.clan[clan.affinity ?? 'madhala']}
    >
      <div className="ml-me">
        <SeatHead seat={view.seat} />
        <Numbers clan={clan} />
      </div>
      <div className="ml-stock">
        {size === 'desktop' && (
          <>
            <h3>{held > 0 ? words.yourDice : words.noDice}</h3>
            <PoolDice />
          </>
        )}
        <div className="ml-limits">
          <Limit kind="defense" clan={clan} />
          <Limit kind="potion" clan={clan} />
          <Limit kind="venom" clan={clan} />
        </div>
      </div>
      <MyTraps clan={clan} />
    </Part>
  )
}

interface OfClan {
  readonly clan: ClanView
}

const Numbers: FC<OfClan> = ({ clan }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const sum = reputation(printed(view), clan)
  const due = wages(clan)
  return (
    <dl>
      <Row name={words.reputation}>
        <Amount of="reputation" n={sum} tip={`${words.reputation} ${sum}`} />
        <span className="kit-label">
          {words.surplus} <b>{surplus(printed(view), clan)}</b>
        </span>
      </Row>
      <Row name={words.gold}>
        <Amount of="gold" n={clan.gold} tip={`${words.gold} ${clan.gold}`} />
        <span
          className={`kit-label${due > clan.gold ? ' is-short' : ''}`}
          data-ref={`tip:${words.wagesDue(due, clan.gold)}`}
        >
          {words.wages} <b>{due}</b>
        </span>
      </Row>
      <Row name={words.trophies}>
        {clan.trophies.length === 0 && <span className="kit-label">{words.none}</span>}
        {clan.trophies.map(id => (
          <Trophy key={id} id={id} />
        ))}
      </Row>
      <Row name={words.loot}>
        {clan.loot.length === 0 && <span className="kit-label">{words.none}</span>}
        {clan.loot.map(id => (
          <MyLoot key={id} id={id} />
        ))}
      </Row>
    </dl>
  )
}

const Row: FC<{ readonly name: string; readonly children: ReactNode }> = ({ name, children }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Trophy: FC<{ readonly id: MonsterId }> = ({ id }) => {
  const { view } = usePart().props
  return (
    <span {...useSpotAttributes(`trophy:${id}`, 'ml-trophy', properName(id), `trophy:${id}`)}>
      <Sign name="trophy" />
      {properName(id)} <b>{dataOf(view).monsters[id].trophy}</b>
    </span>
  )
}

const MyLoot: FC<{ readonly id: LootId }> = ({ id }) => {
  const { view, language } = usePart().props
  const ref = `loot:${id}`
  return (
    <span {...useSpotAttributes(ref, 'ml-loot', explain(ref, view, language) ?? undefined)}>
      <TokenFace mark={lootMark(LOOT[id].effect)} />
    </span>
  )
}

/** So many tokens of a kind, out of as many as a clan stores. */
const Limit: FC<OfClan & { readonly kind: TokenKind }> = ({ kind, clan }) => {
  const { language } = usePart().props
  const n = clan[kind]
  return (
    <span {...useSpotAttributes(`stock:${kind}`, 'ml-limit', WORDS[language][kind](n, LIMITS[kind]))}>
      <Sign name={kind} />
      {Array.from({ length: LIMITS[kind] }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never change their order.
        <i key={place} className={place < n ? 'is-full' : undefined} />
      ))}
    </span>
  )
}

/** My traps, which nobody else sees. */
const MyTraps: FC<OfClan> = ({ clan }) => {
  const { view, language } = usePart().props
  const traps = clan.traps ?? []
  const limit = trapLimit(printed(view), clan)
  return (
    <div className="ml-traps">
      <h3>{WORDS[language].traps(traps.length, limit)}</h3>
      <ul className={limit > LIMITS.trap ? 'is-many' : undefined}>
        {Array.from({ length: Math.max(limit, traps.length) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike traps differ by their place alone.
          <li key={place}>{place < traps.length && <MyTrap id={traps[place]} />}</li>
        ))}
      </ul>
    </div>
  )
}

const MyTrap: FC<{ readonly id: TrapId }> = ({ id }) => {
  const { view, language } = usePart().props
  const ref = `trap:${id}`
  return (
    <span {...useSpotAttributes(ref, 'ml-my-trap', explain(ref, view, language) ?? undefined)}>
      <span className="ml-trap-back">
        <Sign name="trap" />
      </span>
      <TokenFace mark={trapMark(dataOf(view).traps[id].effect)} />
    </span>
  )
}
