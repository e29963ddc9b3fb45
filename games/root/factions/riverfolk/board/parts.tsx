import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Actions } from '../../../board/parts/actions.tsx'
import { Belongings } from '../../../board/parts/head.tsx'
import { WarriorSupply } from '../../../board/parts/supply.tsx'
import { Disc, Figure, Icon } from '../../../board/ui/art.tsx'
import { Mini } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { wordsOf } from '../../../board/words.ts'
import { SUITS } from '../../../data/suits.ts'
import type { Player } from '../../../state.ts'
import { POST_OF, POST_TRACK, POSTS, PRICES, SERVICES, type Service } from '../data.ts'
import { owners, type Purse, pour, total } from '../rules/purse.ts'
import type { RiverfolkState } from '../rules/state.ts'
import type { RiverfolkWords } from '../text/en/board.ts'
import { SIGN } from './signs.ts'
import './panel.css'

const WORDS = wordsOf<RiverfolkWords>('riverfolk')

/** Everything committed: in the box, and on the spaces of the track. */
function committed({ committed: box, spaces }: RiverfolkState): Purse {
  const all: Purse = []
  for (const purse of [box, ...SUITS.map(suit => spaces[suit])]) pour([...purse], all)
  return all
}

const Price: FC<{ readonly service: Service; readonly price: number; readonly now: boolean }> = ({
  service,
  price,
  now,
}) => {
  const attributes = useSpotAttributes(`price:${service}.${price}`, `rt-price${now ? ' is-now' : ''}`)
  return (
    <li>
      <span {...attributes} aria-current={now ? 'true' : undefined}>
        {price}
      </span>
    </li>
  )
}

const Prices: FC<{ readonly own: RiverfolkState }> = ({ own }) => {
  const words = WORDS[usePart().props.language]
  return (
    <div className="rt-rf-col">
      <h3>
        {words.services} <small>{words.price}</small>
      </h3>
      {SERVICES.map(service => (
        <div key={service} className="rt-rf-row">
          <span {...FOCUSABLE} className="rt-rf-name" data-ref={`service:${service}`}>
            <Icon name={SIGN[service]} className="rt-lead" />
            {words.service[service]}
          </span>
          <ol className="rt-prices" aria-label={words.service[service]}>
            {PRICES.spaces.map(price => (
              <Price key={price} service={service} price={price} now={price === own.prices[service]} />
            ))}
          </ol>
        </div>
      ))}
      <p className="rt-rf-hint">{words.bought}</p>
    </div>
  )
}

/** The trade posts of a suit: full on the track, hollow once gone, with what crafts on the hollow spaces. */
const PostTracks: FC<{ readonly player: Player; readonly own: RiverfolkState }> = ({ player, own }) => {
  const words = WORDS[usePart().props.language]
  return (
    <div className="rt-rf-col">
      <h3>
        {words.posts} <small>{words.postPoints(POST_TRACK.points[0])}</small>
      </h3>
      {SUITS.map(suit => {
        const gone = POST_TRACK.points.length - player.tokens[POST_OF[suit]][0]
        const busy = owners(own.spaces[suit]).flatMap(owner =>
          Array<number>(own.spaces[suit][owner]).fill(owner),
        )
        return (
          <div key={suit} className="rt-rf-row" {...FOCUSABLE} data-ref={`posts:${POST_OF[suit]}`}>
            <Disc suit={suit} />
            <ol className="rt-posts">
              {POST_TRACK.points.map((points, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track.
                <li key={place} className={place < gone ? '' : 'is-full'}>
                  {place < gone && place < busy.length ? <Owner owner={busy[place]} /> : points}
                </li>
              ))}
            </ol>
          </div>
        )
      })}
      <p className="rt-rf-hint">{words.postsHint}</p>
    </div>
  )
}

const Owner: FC<{ readonly owner: number }> = ({ owner }) => {
  const { view } = usePart().props
  return <Figure party={view.players[owner].faction} />
}

/** The warriors of one owner among the funds: a button where one is chosen. */
const Fund: FC<{ readonly owner: number; readonly n: number }> = ({ owner, n }) => (
  <span {...useSpotAttributes(`fund:${owner}`, 'kit-stat rt-fund')}>
    <Owner owner={owner} />
    <b>{n}</b>
  </span>
)

const Coffer: FC<{ readonly title: string; readonly purse: Purse; readonly hot?: boolean }> = ({
  title,
  purse,
  hot,
}) => (
  <div className={`rt-coffer${hot ? ' is-hot' : ''}`}>
    <span className="kit-label">{title}</span>
    <span className="rt-in">
      {owners(purse).map(owner =>
        hot ? (
          <Fund key={owner} owner={owner} n={purse[owner]} />
        ) : (
          <Stat key={owner} sign={<Owner owner={owner} />} n={purse[owner]} />
        ),
      )}
      {total(purse) === 0 && '–'}
    </span>
  </div>
)

/** The Company's own board: prices, trade posts, coffers and actions. */
const Board: FC<Own> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  const { riverfolk: own } = player
  if (!own) return null
  return (
    <>
      <div className="rt-own rt-rf">
        <Prices own={own} />
        <PostTracks player={player} own={own} />
        <div className="rt-coffers">
          <Coffer title={words.payments} purse={own.payments} />
          <Coffer title={words.funds} purse={own.funds} hot />
          <Coffer title={words.committed} purse={committed(own)} />
        </div>
      </div>
      <Actions of="riverfolk" />
    </>
  )
}

const ServicePrices: FC<{ readonly own: RiverfolkState }> = ({ own }) => {
  const words = WORDS[usePart().props.language]
  return SERVICES.map(service => (
    <ServicePrice
      key={service}
      service={service}
      price={own.prices[service]}
      name={words.serviceShort[service]}
    />
  ))
}

/** A service with its price: a button where it can be bought. */
const ServicePrice: FC<{ readonly service: Service; readonly price: number; readonly name: string }> = ({
  service,
  price,
  name,
}) => (
  <span {...useSpotAttributes(`service:${service}`, 'rt-service')} {...FOCUSABLE}>
    <Icon name={SIGN[service]} className="rt-lead" />
    {name} <b>{price}</b>
  </span>
)

/** The Company as others see it: prices, coffers, the hand for sale, trade posts. */
const Lines: FC<Own> = ({ seat, player }) => {
  const words = WORDS[usePart().props.language]
  const { riverfolk: own, hand } = player
  if (!own) return null
  return (
    <>
      <div className="rt-line rt-facts">
        <ServicePrices own={own} />
      </div>
      <div className="rt-line rt-facts">
        <span {...FOCUSABLE} data-ref={`tip:${words.fundsTip(total(own.funds))}`}>
          <Icon name="funds" className="rt-lead" />
          {words.funds} <b>{total(own.funds)}</b>
        </span>
        <span {...FOCUSABLE} data-ref={`tip:${words.paymentsTip(total(own.payments))}`}>
          <Icon name="payments" className="rt-lead" />
          {words.payments} <b>{total(own.payments)}</b>
        </span>
        <WarriorSupply player={player} />
      </div>
      <div className="rt-line">
        <span className="rt-facts" {...FOCUSABLE} data-ref={`tip:${words.postsTip(postsOf(player))}`}>
          <Icon name="tradePost" className="rt-lead" />
        </span>
        {SUITS.map(suit => (
          <Stat
            key={suit}
            sign={<Disc suit={suit} />}
            n={onMap(player.tokens[POST_OF[suit]])}
            className="rt-rf-post"
          />
        ))}
        <span className="kit-grow" />
        <p className={`rt-minis rt-rf-hand ${hand.length > 3 ? 'is-tight' : ''}`}>
          {hand.map(card => (
            <Mini key={card} card={card} />
          ))}
        </p>
        <Belongings seat={seat} items={player.items} effects={player.effects} />
      </div>
    </>
  )
}

const postsOf = ({ tokens }: Player): number => POSTS.reduce((sum, post) => sum + onMap(tokens[post]), 0)

/** Funds, payments and prices. */
const Key: FC<Own> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  const { riverfolk: own } = player
  if (!own) return null
  return (
    <>
      <Stat
        tip={words.fundsTip(total(own.funds))}
        sign={<Icon name="funds" />}
        n={total(own.funds) + total(own.payments)}
      />
      <Stat tip={words.postsTip(postsOf(player))} sign={<Icon name="tradePost" />} n={postsOf(player)} />
      <Stat
        tip={SERVICES.map(one => `${words.service[one]} ${own.prices[one]}`).join(', ')}
        sign={<Icon name="drawCard" />}
        n={SERVICES.map(one => own.prices[one]).join('·')}
      />
    </>
  )
}

/** The price that others pay for a card of this hand. */
const OnCard: FC<Own> = ({ player }) => (
  <span className="rt-card-price">
    <Icon name="payments" />
    {player.riverfolk?.prices.handCard}
  </span>
)

/** The Riverfolk Company drawn. */
export const parts: FactionParts = { Lines, Board, Key, OnCard, Supply: WarriorSupply }
