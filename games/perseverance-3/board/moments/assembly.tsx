import { Bust } from '@tablee/perseverance/board/bust.tsx'
import { Course } from '@tablee/perseverance/board/moments/steps.tsx'
import { Dino, Leader, Seal, Sign } from '@tablee/perseverance/board/pieces.tsx'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { bestPlace } from '@tablee/perseverance/dissenters/who.ts'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import type { FC } from 'react'
import type { Tally } from '../../data/effects.ts'
import type { Prize } from '../../data/shape.ts'
import { isCityGround, type Pieces } from '../../rules/assembly/presence.ts'
import { LOCATIONS } from '../../rules/query.ts'
import { dissenterAt } from '../../rules/solo/query.ts'
import type { Rider } from '../../state.ts'
import { dataOf, nextTile, ownerName, ownersOf } from '../../terminal/contents.ts'
import type { Perseverance3View } from '../../view.ts'
import { Cube, DieOf, Hut } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'
import { groundName } from '../words.ts'
import type { Held, Meeting as Meet, Scored } from './passages.ts'

/** An assembly: who is present, what the tile pays, what the officer pays, and how it closes. */
export const Meeting: FC<Meet> = meet => {
  const { view, moments, board, words, names } = useView()
  const { held, scored, step } = meet
  const title = held
    ? moments.assembly.title(groundName(held.ground, words))
    : scored
      ? names.officer[scored.officer]
      : ''
  return (
    <article className="pv-meet" aria-live="polite">
      <header>
        <div>
          <p>{board.turnOf(Math.min(8, view.players[view.active].turns + 1))}</p>
          <h2>{title}</h2>
        </div>
        {held && <Tile held={held} />}
      </header>
      {held && <Steps step={step} officer={view.officers[officerZone(held)]} />}
      <table>
        <Head {...meet} />
        <tbody>
          {ownersOf(view).map(owner => (
            <Row key={owner} owner={owner} {...meet} />
          ))}
        </tbody>
      </table>
      <Notes {...meet} />
      {held && <Closing held={held} now={step === 3} />}
    </article>
  )
}

/** Whose officer is scored. */
const officerZone = ({ ground }: Held) => (isCityGround(ground) ? ground : 'wilderness')

/** The tile that pays: what each place brings. */
const Tile: FC<{ readonly held: Held }> = ({ held: { tile } }) => {
  const { view, data, moments, things, board } = useView()
  return (
    <div className="pv-meet-tile">
      <b>{ROMAN[tile]}</b>
      {data.assembly[tile].prizes[view.side].map((prize, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the tile
          key={place}
          role="img"
          aria-label={`${moments.assembly.place(place + 1)}${board.colon}${things.prize(prize)}`}
        >
          <small>{moments.assembly.place(place + 1)}</small> <PrizeOf prize={prize} />
        </span>
      ))}
    </div>
  )
}

const PrizeOf: FC<{ readonly prize: Prize }> = ({ prize: { followers, crates } }) => (
  <>
    {followers > 0 && (
      <>
        <b>{followers}</b>
        <Sign name="follower" />
      </>
    )}
    {crates > 0 && (
      <>
        {followers > 0 && '+'}
        {crates > 1 && <b>{crates}</b>}
        <Sign name="crate" />
      </>
    )}
    {followers + crates === 0 && '–'}
  </>
)

/** The four steps: done, now, to come. */
const Steps: FC<{
  readonly step: number
  readonly officer: keyof ReturnType<typeof useView>['names']['officer']
}> = ({ step, officer }) => {
  const { moments, names } = useView()
  return (
    <Course
      now={step}
      steps={moments.assembly.step.map((name, n) => (n === 2 ? names.officer[officer] : name))}
    />
  )
}

const Head: FC<Meet> = ({ held, scored, step }) => {
  const { view, data, moments, things } = useView()
  const words = moments.assembly
  const officer = scored?.officer ?? (held && view.officers[officerZone(held)])
  return (
    <thead>
      <tr>
        <td />
        {held && (
          <th scope="col">
            {words.presence}
            <small>{words.presenceOf[isCityGround(held.ground) ? 'city' : 'wild']}</small>
          </th>
        )}
        {held && (
          <th scope="col" className={step < 1 ? 'is-to-come' : undefined}>
            {words.prize}
            <small>{words.ofTile(ROMAN[held.tile])}</small>
          </th>
        )}
        {officer && (
          <th scope="col" className={step < 2 ? 'is-to-come' : undefined}>
            <Sign name={officer} /> {words.influence}
            <small>{words.pays(things.tallies(data.officers[officer].score))}</small>
          </th>
        )}
        <th scope="col">
          {words.followers}
          <small>{words.now}</small>
        </th>
      </tr>
    </thead>
  )
}

const Row: FC<Meet & { readonly owner: number }> = ({ owner, held, scored, step, followers, theirs }) => {
  const { view } = useView()
  const seat = view.players[owner]
  const score = seat ? followers[owner] : owner === ownersOf(view).length - 1 ? theirs : null
  return (
    <tr>
      <th scope="row">
        <Who owner={owner} />
      </th>
      {held && (
        <td className={step === 0 ? 'is-now' : undefined}>
          <Present owner={owner} held={held} />
        </td>
      )}
      {held && (
        <td className={step === 1 ? 'is-now' : undefined}>
          {step >= 1 && <Paid owner={owner} held={held} />}
        </td>
      )}
      <td className={step === 2 ? 'is-now' : undefined}>
        {scored ? (
          <Liked owner={owner} scored={scored} tile={held?.tile ?? nextTile(view)} />
        ) : (
          <Cubes owner={owner} held={held} />
        )}
      </td>
      <td>
        <b className="pv-meet-score">{score}</b>
      </td>
    </tr>
  )
}

const Who: FC<{ readonly owner: number }> = ({ owner }) => {
  const { view, words } = useView()
  const seat = view.players[owner]
  const dissenter = view.solo ? DISSENTERS[owner - view.players.length] : undefined
  return (
    <span className="pv-meet-who">
      {seat ? (
        <Seal party={seat.leader} size={34} />
      ) : dissenter ? (
        <Bust of={dissenter} colour={view.dissenters[owner - view.players.length].colour} size={34} />
      ) : (
        <Hut owner={owner} />
      )}
      {ownerName(view, owner, words)}
    </span>
  )
}

/** So many alike pieces. */
const several = <T,>(n: number, draw: (nth: number) => T): T[] =>
  Array.from({ length: n }, (_, nth) => draw(nth))

const sumOf = ({ dice, leader, riders, shelters, structures }: Pieces): number =>
  dice + (leader ? 1 : 0) + riders + shelters + structures

type Sat = Pick<Rider, 'species' | 'leader'>

/** The dinos of somebody that an assembly counted; the map has forgotten those that went Home since. */
function ridersOf(view: Perseverance3View, owner: number, { ground, pieces }: Held): readonly Sat[] {
  const there: Sat[] = isCityGround(ground)
    ? [view.city[ground].companion].flatMap(one =>
        one?.owner === owner ? [{ species: 'thunderhorn', leader: one.leader }] : [],
      )
    : LOCATIONS.flatMap(id => {
        const { rider } = view.locations[id]
        return rider?.owner === owner && dataOf(view).locations[id].area === ground ? [rider] : []
      })
  const gone = pieces[owner].riders - there.length
  const mount = view.players[owner] ? dataOf(view).leaders[view.players[owner].leader].species : 'thunderhorn'
  return [...there, ...several(Math.max(0, gone), () => ({ species: mount, leader: !isCityGround(ground) }))]
}

/** The pieces of somebody, and how many they are. */
const Present: FC<{ readonly owner: number; readonly held: Held }> = ({ owner, held }) => {
  const { view } = useView()
  const { ground, pieces } = held
  const mine = pieces[owner]
  const seat = view.players[owner]
  const colour = seat?.colour ?? view.dissenters[owner - view.players.length].colour
  const dice = isCityGround(ground) ? view.city[ground].dice.filter(die => die?.owner === owner) : []
  return (
    <span className="pv-meet-pieces">
      {dice.length === mine.dice
        ? dice.map(die => die && <DieOf key={`die:${die.face}`} owner={owner} face={die.face} />)
        : several(mine.dice, nth => <Sign key={`die${nth}`} name="die" />)}
      {several(mine.shelters, nth => (
        <Hut key={`hut${nth}`} owner={owner} />
      ))}
      {several(mine.structures, nth => (
        <Sign key={`structure${nth}`} name="structure" />
      ))}
      {mine.leader && <Leader leader={seat?.leader ?? dissenterAt(owner)} colour={colour} />}
      {ridersOf(view, owner, held).map(({ species, leader }, nth) =>
        leader && seat ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: riders of one owner never change places
          <Leader key={nth} leader={seat.leader} colour={colour} on={species} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: riders of one owner never change places
          <Dino key={nth} species={species} colour={colour} />
        ),
      )}
      <b>{sumOf(mine)}</b>
    </span>
  )
}

const Place: FC<{ readonly place: number }> = ({ place }) => {
  const { moments } = useView()
  return <i className={`pv-place is-${place}`}>{moments.assembly.place(place)}</i>
}

const isTied = (places: readonly number[], owner: number): boolean =>
  places[owner] > 0 && places.filter(place => place === places[owner]).length > 1

/** What the tile pays somebody; the Dissenters are paid once, by the better of the two. */
const Paid: FC<{ readonly owner: number; readonly held: Held }> = ({ owner, held: { places, tile } }) => {
  const { view, data, moments } = useView()
  const { players, side } = view
  const { assembly: words } = moments
  const place = places[owner]
  const prizes = data.assembly[tile].prizes[side]
  if (owner >= players.length && !view.solo) return <Place place={place} />
  if (owner >= players.length) return <Together owner={owner} places={places} tile={tile} />
  const prize = place === 0 ? undefined : prizes[place - 1]
  return (
    <span className="pv-meet-paid">
      <Place place={place} />
      {prize ? (
        <span>
          <b className="pv-plus">+</b>
          <PrizeOf prize={prize} />
        </span>
      ) : (
        <small>{words.nothing}</small>
      )}
      {isTied(places, owner) && <small>{words.tied}</small>}
    </span>
  )
}

/** A Dissenter's place; what both gain together stands with the better placed, or with Narek. */
const Together: FC<{ readonly owner: number; readonly places: readonly number[]; readonly tile: number }> = ({
  owner,
  places,
  tile,
}) => {
  const { view, data, moments } = useView()
  const theirs = places.slice(view.players.length)
  const best = bestPlace(theirs)
  const prizes = data.assembly[tile].prizes[view.side]
  const pays = best === 0 && view.solo?.needPresence ? 0 : (prizes[best === 1 ? 0 : 1]?.followers ?? 0)
  const shows = owner - view.players.length === theirs.indexOf(best)
  return (
    <span className="pv-meet-paid">
      <Place place={places[owner]} />
      {shows && (
        <span>
          <b className="pv-plus">+{pays}</b>
          <Sign name="follower" />
        </span>
      )}
      {shows && <small>{moments.assembly.together}</small>}
    </span>
  )
}

/** The cubes of somebody on the officer of the place, before they are scored. */
const Cubes: FC<{ readonly owner: number; readonly held: Held | null }> = ({ owner, held }) => {
  const { view } = useView()
  if (!held) return null
  const n = view.influence[view.officers[officerZone(held)]][owner]
  return (
    <span className="pv-meet-pieces">
      {several(Math.min(n, 6), nth => (
        <Cube key={nth} owner={owner} />
      ))}
      <b>{n}</b>
    </span>
  )
}

/** What an officer pays somebody, and what it is made of. */
const Liked: FC<{ readonly owner: number; readonly scored: Scored; readonly tile: number }> = ({
  owner,
  scored,
  tile,
}) => {
  const { view, data, moments } = useView()
  const { officer, places, cubes, counts } = scored
  const place = places[owner]
  if (view.solo && owner >= view.players.length)
    return <TogetherLiked owner={owner} scored={scored} tile={tile} />
  const parts = data.officers[officer].score.map((tally, nth) => partOf(tally, counts[owner]?.[nth] ?? 0))
  const all = parts.reduce((sum, n) => sum + n, 0)
  const pays = place === 1 ? all : place === 2 ? Math.floor(all / 2) : 0
  const { assembly: words } = moments
  const told = parts.length > 1 ? parts.join(' + ') : `${all}`
  return (
    <span className="pv-meet-paid">
      <span className="pv-meet-pieces">
        {several(Math.min(cubes[owner], 6), nth => (
          <Cube key={nth} owner={owner} />
        ))}
      </span>
      <Place place={place} />
      {place === 1 || place === 2 ? (
        <span>
          <b className="pv-plus">+{pays}</b>
          <Sign name="follower" /> <small>{place === 1 ? told : words.halfOf(told)}</small>
        </span>
      ) : (
        <small>{words.nothing}</small>
      )}
    </span>
  )
}

/** The officer pays the Dissenters as the tile does. */
const TogetherLiked: FC<{ readonly owner: number; readonly scored: Scored; readonly tile: number }> = ({
  owner,
  scored: { places, cubes },
  tile,
}) => (
  <span className="pv-meet-paid">
    <span className="pv-meet-pieces">
      {several(Math.min(cubes[owner], 6), nth => (
        <Cube key={nth} owner={owner} />
      ))}
    </span>
    <Together owner={owner} places={places} tile={tile} />
  </span>
)

const partOf = ({ per = 1, followers }: Tally, n: number): number => Math.floor(n / per) * followers

/** What is to be said of ties. */
const Notes: FC<Meet> = ({ held, step }) => {
  const { moments } = useView()
  if (!held || step > 1) return null
  const tied = [1, 2, 3].find(place => held.places.filter(one => one === place).length > 1)
  if (tied === undefined) return null
  const owner = held.places.indexOf(tied)
  return <p className="pv-meet-note">{moments.assembly.tie(sumOf(held.pieces[owner]))}</p>
}

/** What comes after the payment. */
const Closing: FC<{ readonly held: Held; readonly now: boolean }> = ({
  held: { ground, tile, pieces },
  now,
}) => {
  const { view, data, moments, names } = useView()
  const { assembly: words } = moments
  const city = isCityGround(ground)
  const last = tile === data.assembly.length - 1
  const { symbol } = data.assembly[tile]
  const dice = city ? view.city[ground].dice.filter(Boolean).length : 0
  const thrown = dice || pieces.reduce((sum, one) => sum + one.dice, 0)
  return (
    <section className={`pv-meet-close${now ? ' is-now' : ''}`}>
      <h3>{now ? words.closing : words.afterwards}</h3>
      <ul>
        {city && <li>{words.dice(Math.max(thrown, view.players.length === 1 ? 3 : view.players.length))}</li>}
        <li>{city ? words.home : words.leaders}</li>
        <li>
          <b>{ROMAN[tile]}</b>{' '}
          {last
            ? words.last
            : `${words.next(ROMAN[tile + 1])}${symbol === null ? '' : ` ${capital(names.symbol[symbol])}.`}`}
        </li>
      </ul>
    </section>
  )
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
