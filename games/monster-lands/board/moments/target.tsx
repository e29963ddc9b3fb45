import type { FC } from 'react'
import type { CompetitiveId, ContractId } from '../../data/missions.ts'
import type { ZoneView } from '../../view.ts'
import { dataOf } from '../data.ts'
import { MonsterArt } from '../map/monsters/art.tsx'
import { Amount } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { properName, THINGS } from '../words.ts'

/** What an expedition is up against: the monster with its two values, or the mission. */
export const Target: FC<{ readonly zone: ZoneView }> = ({ zone }) => {
  const { view, language } = usePart().props
  const data = dataOf(view)
  const { monster, mission } = zone
  if (mission !== null) {
    const words = THINGS[language]
    return (
      <p className="ml-target">
        {mission in data.competitive
          ? words.competitive(data.competitive[mission as CompetitiveId])
          : words.contract(data.contracts[mission as ContractId])}
      </p>
    )
  }
  if (monster === null) return null
  const { attack, capture, kill } = data.monsters[monster]
  return (
    <p className="ml-target">
      <MonsterArt id={monster} />
      <b>{properName(monster)}</b>
      <Amount of="attack" n={attack} />
      <Amount of="cage" n={capture} />
      <Amount of="skull" n={kill} />
    </p>
  )
}
