import { Fold } from '@tablee/board/fold.tsx'
import { Opens } from '@tablee/board/kit/opens.tsx'
import { Stat } from '@tablee/board/kit/stat.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { COLUMNS } from '../../factions/eyrie/data.ts'
import { Fan, Figure } from '../ui/art.tsx'
import { HandCount, ItemTile, Mini } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { SHEETS, WORDS } from '../words.ts'
import { SeatHead } from './head.tsx'
import { Lines } from './lines.tsx'
import { Supply } from './marquise.tsx'

/** A seat folded to its head and what counts most of it. */
export const FoldedSeat: FC<{ readonly seat: Seat }> = ({ seat }) => {
  const { view, scene, language } = usePart().props
  const words = WORDS[language]
  const player = view.players[seat]
  const party = scene.cast[seat] ?? player.faction
  return (
    <Fold
      className={`kit-seat rt-folded f-${player.faction}`}
      head={<SeatHead seat={seat} seal={34} brief />}
      line={
        <>
          <Key seat={seat} />
          {seat !== view.viewer && (
            <HandCount tip={words.inHand(player.hand.length)} n={player.hand.length} seat={seat} />
          )}
        </>
      }
      name={words.unfold(words.party[party])}
    >
      <div className="rt-seat-body">
        <p className="rt-line">
          <Opens about={`seat:${seat}`} label={SHEETS[language].opens(words.party[party])}>
            {words.party[party]}
          </Opens>
        </p>
        <Lines seat={seat} player={player} />
      </div>
    </Fold>
  )
}

/** What counts most of a seat: the Decree, supporters and officers, items; else the supply. */
const Key: FC<{ readonly seat: Seat }> = ({ seat }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const player = view.players[seat]
  const { eyrie, alliance, vagabond } = player
  if (eyrie) {
    const cards = COLUMNS.flatMap(column => eyrie.decree[column])
    return (
      <span className={`rt-minis${cards.length > 6 ? ' is-tight' : ''}`}>
        {cards.slice(0, 10).map(card => (
          <Mini key={card} card={card} spent={eyrie.resolved.includes(card)} />
        ))}
      </span>
    )
  }
  if (alliance) {
    const { length } = alliance.supporters
    return (
      <>
        <Stat tip={`${words.supporters}${words.colon}${length}`} sign={<Fan />} n={length} />
        <span className="kit-label">{words.supportersShort(length)}</span>
        <Stat
          tip={`${words.officers}${words.colon}${alliance.officers}`}
          sign={<Figure party="alliance" />}
          n={alliance.officers}
        />
      </>
    )
  }
  if (vagabond)
    return (
      <span className={`rt-minis${vagabond.items.length > 6 ? ' is-tight' : ''}`}>
        {vagabond.items.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike items differ by their place alone.
          <ItemTile key={i} {...one} at={`tip:${words.item[one.item]}`} small />
        ))}
      </span>
    )
  return <Supply player={player} />
}
