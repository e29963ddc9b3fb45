import type { Face, Message } from '@tablee/kernel'
import type { FC } from 'react'
import { LOOT, type LootId } from '../../data/loot.ts'
import { lootFace } from '../map/loot.ts'
import { Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { SCENE_WORDS, THINGS } from '../words.ts'
import { Tale } from './tale.tsx'

/** Loot for whoever comes back empty-handed. */
export const Plunder: FC<{ readonly scene: readonly Message[]; readonly face: Face | null }> = ({
  scene,
  face,
}) => {
  const { view, language, candidates } = usePart().props
  const words = SCENE_WORDS[language]
  const shown = view.loot.display.filter((one): one is LootId => one !== null)
  return (
    <div className="ml-th-main">
      <header>
        <h2>
          <Sign name="chest" /> {words.title.loot}
        </h2>
        <p>{words.takeOne}</p>
      </header>
      <div className="ml-loots">
        {shown.map(id => {
          const candidate = face ? candidates.find(({ key }) => key === id) : undefined
          return <LootCard key={id} id={id} pick={candidate?.key ?? null} />
        })}
      </div>
      <Tale reports={scene} />
    </div>
  )
}

const LootCard: FC<{ readonly id: LootId; readonly pick: string | null }> = ({ id, pick }) => {
  const { language, chosen, onPick } = usePart().props
  const { effect } = LOOT[id]
  const drawn = (
    <>
      <Sign name={lootFace(effect).sign} />
      <b>{THINGS[language].lootLabel(effect)}</b>
      <span>{THINGS[language].loot(effect)}.</span>
    </>
  )
  if (pick === null) return <span className="ml-spoil">{drawn}</span>
  return (
    <button
      type="button"
      className={`ml-spoil can${chosen === pick ? ' is-chosen' : ''}`}
      data-key={pick}
      onClick={() => onPick(pick)}
    >
      {drawn}
    </button>
  )
}
