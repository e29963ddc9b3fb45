import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { explain } from '../../../board/explain.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Actions } from '../../../board/parts/actions.tsx'
import { Disc, Figure, Icon } from '../../../board/ui/art.tsx'
import { Effect, ItemTile } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import type { FactionId } from '../../../state.ts'
import {
  CHARACTER_NAMES,
  CHARACTERS,
  type Character,
  QUESTS,
  type QuestId,
  RELATIONSHIP_TRACK,
  type Relationship,
} from '../data.ts'
import type { VagabondState } from '../rules/state.ts'
import type { VagabondWords } from '../text/en/board.ts'
import { Items } from './satchel.tsx'

const WORDS = wordsOf<VagabondWords>('vagabond')

const STEPS = RELATIONSHIP_TRACK.spaces.map(({ name }) => name)

const Relations: FC<{ readonly own: VagabondState }> = ({ own }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  if (own.relations.every(relation => relation === null)) return null
  return (
    <div className="rt-line rt-relations">
      <span className="kit-label">{words.relations}</span>
      {own.relations.map((relation, seat) =>
        relation === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a relation is that with a seat.
          <Relation key={seat} party={view.players[seat].faction} relation={relation} />
        ),
      )}
    </div>
  )
}

const Relation: FC<{ readonly party: FactionId; readonly relation: Relationship }> = ({
  party,
  relation,
}) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { party: parties, colon } = SHARED[language]
  const name = `${parties[party]}${colon}${words.relation[relation]}`
  return (
    <span className="rt-relation" data-ref={`tip:${name}`} role="img" aria-label={name}>
      <Figure party={party} />
      {relation === 'hostile' ? (
        <em>{words.relation.hostile}</em>
      ) : (
        <span className="rt-pips">
          {STEPS.slice(1).map((step, i) => (
            <i key={step} className={i < STEPS.indexOf(relation) ? 'is-on' : ''} />
          ))}
        </span>
      )}
    </span>
  )
}

const Quest: FC<{ readonly id: QuestId }> = ({ id }) => {
  const { view, language } = usePart().props
  const { suit, items, key } = QUESTS[id]
  const ref = `quest:${key}`
  return (
    <span {...useSpotAttributes(ref, 'rt-quest', explain(ref, view, language) ?? undefined)}>
      <Disc suit={suit} />
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quest may want the same item twice.
        <Icon key={i} name={item} />
      ))}
    </span>
  )
}

const Quests: FC = () => {
  const { view, language } = usePart().props
  if (view.quests.length === 0) return null
  return (
    <div className="rt-line rt-quests">
      <span className="kit-label">{WORDS[language].quests}</span>
      {view.quests.map(id => (
        <Quest key={id} id={id} />
      ))}
    </div>
  )
}

/** A Vagabond as others see him: items and tracks, relations, quests. The quests lie once for two. */
const Lines: FC<Own> = ({ seat, player }) => {
  const { players, viewer } = usePart().props.view
  const before = players.some(
    ({ vagabond }, other) => vagabond && other !== seat && (other < seat || other === viewer),
  )
  const { vagabond: own } = player
  if (!own) return null
  return (
    <>
      <Items seat={seat} own={own} roomy={5} />
      <Relations own={own} />
      {player.effects.length > 0 && (
        <div className="rt-line">
          {player.effects.map(card => (
            <Effect key={card} card={card} bare={player.effects.length > 1} />
          ))}
        </div>
      )}
      {!before && <Quests />}
    </>
  )
}

/** A Vagabond's own board. */
const Board: FC<Own> = ({ seat, player: { vagabond: own } }) => {
  const words = WORDS[usePart().props.language]
  if (!own) return null
  if (own.character === null) return <Characters />
  return (
    <>
      <div className="rt-own">
        <Items seat={seat} own={own} roomy={9} />
        <Relations own={own} />
        <Quests />
        {own.completed.length > 0 && (
          <div className="rt-line rt-quests">
            <span className="kit-label">{words.completed}</span>
            {own.completed.map(id => (
              <Disc key={id} suit={QUESTS[id].suit} />
            ))}
          </div>
        )}
      </div>
      <Actions of="vagabond" />
    </>
  )
}

/** The characters, before one of them was chosen. */
const Characters: FC = () => (
  <ul className="rt-characters">
    {CHARACTER_NAMES.map(name => (
      <li key={name}>
        <CharacterCard name={name} />
      </li>
    ))}
  </ul>
)

/** A character with what it starts with, and what it alone can do. */
const CharacterCard: FC<{ readonly name: Character }> = ({ name }) => {
  const words = WORDS[usePart().props.language]
  return (
    <div {...useSpotAttributes(`character:${name}`, 'rt-character-card')}>
      <b>{words.character[name]}</b>
      <p className="rt-character-items">
        {CHARACTERS[name].items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a character may start with the same item twice.
          <Icon key={i} name={item} />
        ))}
      </p>
      <p>{words.ability[name]}</p>
    </div>
  )
}

/** His items. */
const Key: FC<Own> = ({ player: { vagabond } }) => {
  const { item } = SHARED[usePart().props.language]
  if (!vagabond) return null
  return (
    <span className={`rt-minis${vagabond.items.length > 6 ? ' is-tight' : ''}`}>
      {vagabond.items.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike items differ by their place alone.
        <ItemTile key={i} {...one} at={`tip:${item[one.item]}`} small />
      ))}
    </span>
  )
}

/** The Vagabond drawn: he has no warriors. */
export const parts: FactionParts = { Lines, Board, Key }
