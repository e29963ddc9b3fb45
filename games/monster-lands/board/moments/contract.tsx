import type { Face, Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { ContractId } from '../../data/missions.ts'
import { dataOf } from '../data.ts'
import { Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { SCENE_WORDS, THINGS } from '../words.ts'
import { Choices } from './choices.tsx'
import { Party } from './party.tsx'
import { Tale } from './tale.tsx'
import { told } from './told.ts'

/** A contract: what it asks for, what each side gets, who decides. */
export const ContractScene: FC<{ readonly scene: readonly Message[]; readonly face: Face | null }> = ({
  scene,
  face,
}) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const { mission } = told<{ mission: ContractId }>(scene[0])
  const { discard, left, right } = dataOf(view).contracts[mission]
  const { goods } = THINGS[language]
  return (
    <>
      <div className="ml-th-monster is-tile">
        <div className="ml-tile">
          <Sign name="scroll" />
        </div>
        <div className="ml-th-card">
          <h2>{words.title.contract}</h2>
          <dl>
            <div>
              <dt>{words.gives}</dt>
              <dd>{goods(discard)}</dd>
            </div>
            <div>
              <dt>{words.left}</dt>
              <dd>{goods(left)}</dd>
            </div>
            <div>
              <dt>{words.right}</dt>
              <dd>{goods(right)}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="ml-th-main">
        <header>
          <h2>{words.title.contract}</h2>
          <Party zone="missionB" now={view.battle?.zone === 'missionB' ? view.battle.path : -1} />
        </header>
        <Tale reports={scene.slice(1)} />
        {face && <Choices face={face} />}
      </div>
    </>
  )
}
