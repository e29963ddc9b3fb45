import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import {
  QUESTS,
  type QuestId,
  RELATIONSHIP_TRACK,
  type Relationship,
  TRACK_ITEMS,
  VAGABOND_BOARD,
} from '../../data/vagabond.ts'
import type { VagabondItem, VagabondState } from '../../rules/factions/vagabond/state.ts'
import type { FactionId, Player } from '../../state.ts'
import { explain } from '../explain.ts'
import { Disc, Figure, Icon } from '../ui/art.tsx'
import { Effect, ItemTile } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { useSpotAttributes } from '../ui/spot.tsx'
import { WORDS } from '../words.ts'
import { Actions } from './actions.tsx'

interface Own {
  readonly seat: Seat
  readonly player: Player
  readonly own: VagabondState
}

/** The items on their tracks, by kind, and those in the satchel: ready ones first, damaged ones last. */
function layOut(items: readonly VagabondItem[]) {
  const tracks = new Map(TRACK_ITEMS.map(item => [item, 0]))
  const satchel: VagabondItem[] = []
  for (const one of items) {
    const lying = tracks.get(one.item)
    if (lying !== undefined && lying < VAGABOND_BOARD.track && !one.exhausted && !one.damaged)
      tracks.set(one.item, lying + 1)
    else satchel.push(one)
  }
  const rank = ({ exhausted, damaged }: VagabondItem): number => (damaged ? 2 : 0) + (exhausted ? 1 : 0)
  satchel.sort((a, b) => rank(a) - rank(b))
  return { tracks: [...tracks], satchel }
}

const stateKey = ({ item, exhausted, damaged }: VagabondItem): string =>
  item + (exhausted ? '.exhausted' : '') + (damaged ? '.damaged' : '')

const Items: FC<{ readonly seat: Seat; readonly own: VagabondState; readonly roomy: number }> = ({
  seat,
  own,
  roomy,
}) => {
  const { view, language } = usePart().props
  const { tracks, satchel } = layOut(own.items)
  const mine = seat === view.viewer
  return (
    <div className="rt-line rt-items">
      <span className="rt-satchel">
        {satchel.map((one, i) => (
          <ItemTile
            // biome-ignore lint/suspicious/noArrayIndexKey: alike items differ by their place alone.
            key={i}
            {...one}
            at={mine ? `item:${stateKey(one)}` : `tip:${explain(`item:${stateKey(one)}`, view, language)}`}
            small={satchel.length > roomy}
          />
        ))}
      </span>
      <span className="rt-grow" />
      {tracks.map(([item, n]) => (
        <TrackItem key={item} item={item} n={n} mine={mine} />
      ))}
    </div>
  )
}

const TrackItem: FC<{ readonly item: VagabondItem['item']; readonly n: number; readonly mine: boolean }> = ({
  item,
  n,
  mine,
}) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const attributes = useSpotAttributes(
    mine && n > 0 ? `item:${item}` : `tip:${words.item[item]}`,
    `rt-vtrack${n > 0 ? '' : ' is-zero'}`,
  )
  return (
    <span {...attributes}>
      <Icon name={item} />
      {n}
    </span>
  )
}

const STEPS = RELATIONSHIP_TRACK.spaces.map(({ name }) => name)

const Relations: FC<{ readonly own: VagabondState }> = ({ own }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  return (
    <div className="rt-line rt-relations">
      <span className="rt-label">{words.relations}</span>
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
  const words = WORDS[usePart().props.language]
  const name = `${words.party[party]}${words.colon}${words.relation[relation]}`
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
  return (
    <div className="rt-line rt-quests">
      <span className="rt-label">{WORDS[language].quests}</span>
      {view.quests.map(id => (
        <Quest key={id} id={id} />
      ))}
    </div>
  )
}

/** A Vagabond as others see him: items and tracks, relations, quests. */
export const VagabondLines: FC<Own> = ({ seat, player, own }) => (
  <>
    <Items seat={seat} own={own} roomy={5} />
    <Relations own={own} />
    {player.effects.length > 0 && (
      <div className="rt-line">
        {player.effects.map(card => (
          <Effect key={card} card={card} />
        ))}
      </div>
    )}
    <Quests />
  </>
)

/** A Vagabond's own board. */
export const VagabondBoard: FC<Own> = ({ seat, own }) => {
  const words = WORDS[usePart().props.language]
  return (
    <>
      <div className="rt-own">
        <Items seat={seat} own={own} roomy={9} />
        <Relations own={own} />
        <Quests />
        {own.completed.length > 0 && (
          <div className="rt-line rt-quests">
            <span className="rt-label">{words.completed}</span>
            {own.completed.map(id => (
              <Disc key={id} suit={QUESTS[id].suit} />
            ))}
          </div>
        )}
      </div>
      <Actions
        acts={[
          ['move', 'boots'],
          ['battle', 'sword'],
          ['explore', 'torch'],
          ['aid', 'bag'],
          ['quest', 'coins'],
          ['strike', 'crossbow'],
          ['repair', 'hammer'],
        ]}
      />
    </>
  )
}
