import { FOCUSABLE, told } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotLines } from '../../../board/parts/robot.tsx'
import { Disc } from '../../../board/ui/art.tsx'
import { ItemTile } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS, wordsOf } from '../../../board/words.ts'
import { QUESTS } from '../../../factions/vagabond/data.ts'
import type { CraftedItem } from '../../../state.ts'
import { BATTLE_TRACK } from '../data.ts'
import { actionsOf } from '../rules/day.ts'
import type { VagabotWords } from '../text/en/board.ts'
import './panel.css'

const OWN = wordsOf<VagabotWords>('vagabot')

/** Items that lie together. */
const Items: FC<{ readonly items: readonly CraftedItem[]; readonly damaged?: boolean }> = ({
  items,
  damaged,
}) => {
  const { item } = WORDS[usePart().props.language]
  return items.map((one, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: alike items differ by their place alone.
    <ItemTile key={i} {...one} damaged={damaged} at={`tip:${item[one.item]}`} small />
  ))
}

/** The spaces of the battle track: the item on each, or how many whole items fill it. */
const BattleTrack: FC<{ readonly items: readonly CraftedItem[] }> = ({ items }) => {
  const words = OWN[usePart().props.language]
  return BATTLE_TRACK.items.map((threshold, place) => (
    <span key={threshold} className="rt-bot-space" {...told(words.space(threshold, place))} {...FOCUSABLE}>
      {place < items.length ? <Items items={[items[place]]} /> : threshold}
    </span>
  ))
}

/** The Vagabot: what it will do by this order, its items, its battle track, its quest. */
const Lines: FC<Own> = own => {
  const { language } = usePart().props
  const words = OWN[language]
  const { vagabot, robot } = own.player
  if (!vagabot) return null
  const { satchel, track, damaged, quest, character } = vagabot
  const [ready, spent] = [satchel.filter(one => !one.exhausted), satchel.filter(one => one.exhausted)]
  return (
    <RobotLines {...own}>
      <div className="rt-line rt-bot-plan">
        <span className="rt-trait" {...told(words.special[character])} {...FOCUSABLE}>
          {words.character[character]}
        </span>
        {robot && robot.order >= 0 && (
          <span>
            {actionsOf(own.player)
              .map(one => words.action[one])
              .join(', ')}
          </span>
        )}
        <span className="kit-grow" />
        {quest >= 0 && (
          <span className="rt-quest" {...FOCUSABLE} data-ref={`quest:${QUESTS[quest].key}`}>
            {words.quest} <Disc suit={QUESTS[quest].suit} />
          </span>
        )}
      </div>
      <div className="rt-line rt-items">
        <span className="rt-satchel">
          <Items items={[...ready, ...spent]} />
          <Items items={damaged} damaged />
        </span>
        <span className="rt-bot-track">
          <BattleTrack items={track} />
        </span>
      </div>
    </RobotLines>
  )
}

/** Its items, in a folded line. */
const Key: FC<Own> = ({ player: { vagabot } }) => {
  if (!vagabot) return null
  const { satchel, track, damaged } = vagabot
  return (
    <span className={`rt-minis${satchel.length + track.length + damaged.length > 6 ? ' is-tight' : ''}`}>
      <Items items={[...satchel, ...track]} />
      <Items items={damaged} damaged />
    </span>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key }
