import type { FC, ReactNode } from 'react'
import { castOf } from '../contents.ts'
import { FACES } from '../faces.ts'
import { BuildingShape, TokenShape } from '../map/pieces.tsx'
import { Figure, partyOf } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { Seal } from '../ui/seal.tsx'
import { MOMENTS, WORDS } from '../words.ts'
import { type Engagement, nameOf, voiceOf } from './engagement.ts'
import type { Side } from './fight.ts'
import { capOf } from './hits.ts'
import { lossesIn } from './losses.ts'
import { limitOf, MOST_ON_DIE } from './outlook.ts'
import type { Ranks } from './pieces.ts'

/** A side of a battle: who, with what pieces, with which die, and what it deals and loses. */
export const SideOf: FC<{ readonly battle: Engagement; readonly side: Side }> = ({ battle, side }) => {
  const { props } = usePart()
  const { view, language, size } = props
  const words = MOMENTS[language]
  const seat = battle.fight[side]
  const party = castOf(view)[seat]
  const who = nameOf(props, seat)
  return (
    <section className={`rt-duel-side f-${partyOf(party)}`}>
      <header>
        <Seal party={party} size={36} />
        <div>
          <h3>{WORDS[language][size === 'phone' ? 'shortParty' : 'party'][party]}</h3>
          <p>{side === 'attacker' ? words.attacks(who) : words.defends(who)}</p>
        </div>
      </header>
      <p className="rt-duel-ranks">
        {battle.ranks[side].map(ranks => (
          <Rank key={`${ranks.seat}${ranks.kind}`} ranks={ranks} />
        ))}
      </p>
      <dl>
        <Row name={words.die(voiceOf(view, seat))}>
          <DieLine battle={battle} side={side} />
        </Row>
        <Row name={words.deals(voiceOf(view, seat))}>
          <DealtLine battle={battle} side={side} />
        </Row>
        <LastRow battle={battle} side={side} />
      </dl>
    </section>
  )
}

const Row: FC<{ readonly name: string; readonly loss?: boolean; readonly children: ReactNode }> = ({
  name,
  loss,
  children,
}) => (
  <div className={loss ? 'is-loss' : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** More of a kind than this are told by a number. */
const MOST = 6

/** Pieces of a kind, those that were lost faded and struck. */
const Rank: FC<{ readonly ranks: Ranks }> = ({ ranks: { seat, kind, type, count, lost } }) => {
  const { view, language } = usePart().props
  const { faction } = view.players[seat]
  const words = WORDS[language]
  const name = kind === 'pawn' ? words.pawn : words.piece[kind]
  const shown = Math.min(count, MOST)
  const standing = Math.max(0, shown - lost)
  return (
    <span
      className={`rt-rank is-${type}`}
      data-ref={`piece:${kind}.${faction}`}
      role="img"
      aria-label={`${count} × ${name}${lost > 0 ? ` (−${lost})` : ''}`}
    >
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike pieces differ by their place alone.
        <span key={i} className={i < standing ? 'rt-man' : 'rt-man is-lost'}>
          {type === 'building' ? (
            <svg className={`rt-building f-${faction}`} viewBox="-1 -1 29 31" aria-hidden="true">
              <BuildingShape kind={kind} x={0} y={0} size={27} />
            </svg>
          ) : type === 'token' ? (
            <svg className={`rt-token f-${faction}`} viewBox="-1 -1 26 28" aria-hidden="true">
              <TokenShape kind={kind} x={0} y={0} size={24} />
            </svg>
          ) : (
            <Figure party={faction} chief={kind === 'chief'} />
          )}
        </span>
      ))}
      {count > shown && <b>{count}</b>}
    </span>
  )
}

/** Which die, once rolled its number, and by what power. */
const DieLine: FC<{ readonly battle: Engagement; readonly side: Side }> = ({ battle, side }) => {
  const { view, language } = usePart().props
  const words = MOMENTS[language]
  const die = battle.fight.dice?.[side]
  return (
    <>
      {battle.takes(side) === 'high' ? words.higher : words.lower}
      {die !== undefined && (
        <>
          , <b>{die}</b>
        </>
      )}
      {die === undefined && battle.guerrilla && side === 'defender' && (
        <>
          , <b>{FACES[view.players[battle.fight.defender].faction].battle?.higher?.(language)}</b>
        </>
      )}
    </>
  )
}

/** The most it may deal, or what it dealt: a die over the limit is struck, with the reason. */
const DealtLine: FC<{ readonly battle: Engagement; readonly side: Side }> = ({ battle, side }) => {
  const { view, language } = usePart().props
  const words = MOMENTS[language]
  const { outlook, settled } = battle
  const hits = battle.hits[side]
  if (hits && settled) {
    const struck = hits.die > hits.cap || hits.dealt < hits.die
    return (
      <>
        {struck && <s>{hits.die}</s>} <b>{hits.dealt}</b>
        {!struck && ` ${words.hitWord(hits.dealt)}`}
        {struck && hits.die > hits.cap && `, ${words.limit(hits.cap, hits.limit)}`}
        {hits.dealt > Math.min(hits.die, hits.cap) && ` (+${hits.dealt - Math.min(hits.die, hits.cap)})`}
      </>
    )
  }
  if (hits) return <b>{Math.min(hits.die, hits.cap)}</b>
  const { cap, limit } = limitOf(outlook, side) ?? capOf(view, battle.fight, side, battle.ranks[side])
  return (
    <>
      <b>{Math.min(cap, MOST_ON_DIE)}</b> {words.atMost}
      {cap <= MOST_ON_DIE && `, ${words.limit(cap, limit)}`}
    </>
  )
}

/** What a side lost; before the dice, what it deals besides them and whether it is defenceless. */
const LastRow: FC<{ readonly battle: Engagement; readonly side: Side }> = ({ battle, side }) => {
  const { view, language } = usePart().props
  const words = MOMENTS[language]
  const { fight, outlook } = battle
  const lost = lossesIn(fight, fight[side], language)
  if (fight.dice || lost !== '')
    return (
      <Row name={words.loses(voiceOf(view, fight[side]))} loss={lost !== ''}>
        {lost || words.nothing}
      </Row>
    )
  if (side === 'attacker')
    return (
      <Row name={words.extra}>
        <ExtraLine battle={battle} side={side} />
      </Row>
    )
  return (
    <>
      <Row name={words.isDefenceless}>
        {(outlook?.defenceless ?? capOf(view, fight, side, battle.ranks[side]).cap === 0)
          ? words.yes
          : words.no}
      </Row>
      {outlook && outlook.defending.extra.length > 0 && (
        <Row name={words.extra}>
          <ExtraLine battle={battle} side={side} />
        </Row>
      )}
    </>
  )
}

/** The extra hits of a side that are certain, each with its reason. */
const ExtraLine: FC<{ readonly battle: Engagement; readonly side: Side }> = ({ battle, side }) => {
  const { view, language } = usePart().props
  const words = MOMENTS[language]
  const { fight, outlook } = battle
  const extra = outlook?.[side === 'attacker' ? 'attacking' : 'defending'].extra ?? []
  const own = FACES[view.players[fight[side]].faction].battle
  const because = (reason: string): string =>
    words.extraFor[reason] ?? own?.extra?.(reason, language) ?? reason
  return extra.map(({ reason, hits }) => `+${hits} ${because(reason)}`).join(', ') || words.nothing
}
