import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { explain } from '../../../board/explain.ts'
import { Icon } from '../../../board/ui/art.tsx'
import { ItemTile } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS } from '../../../board/words.ts'
import { TRACK_ITEMS, VAGABOND_BOARD } from '../data.ts'
import type { VagabondItem, VagabondState } from '../rules/state.ts'
import { stateKey } from './items.ts'

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

/** The items of a Vagabond: the satchel, then the tracks. */
export const Items: FC<{ readonly seat: Seat; readonly own: VagabondState; readonly roomy: number }> = ({
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
