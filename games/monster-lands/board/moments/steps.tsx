import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import { MADHALA_CITADEL_UP_TO } from '../../data/solo.ts'
import type { SceneKind } from '../../text/en/passages.ts'
import { usePart } from '../ui/part.tsx'
import { SCENE_WORDS } from '../words.ts'
import { DiceLine } from './dice.tsx'
import { Tale } from './tale.tsx'
import { told } from './told.ts'

/** What is resolved without a picture of its own: Madhala’s steps with their reason, cleanup, a new turn. */
export const Steps: FC<{
  readonly scene: readonly Message[]
  readonly kind: SceneKind
  readonly fresh: number
}> = ({ scene, kind, fresh }) => {
  const { language } = usePart().props
  const words = SCENE_WORDS[language]
  const roll = scene.find(({ id }) => id === 'madhala.rolled')
  return (
    <>
      <header className="ml-beside-head">
        <h2>{words.title[kind]}</h2>
      </header>
      {roll && <Reason report={roll} />}
      <Tale reports={scene} fresh={fresh} />
    </>
  )
}

/** Where her two dice sent Madhala, and why. */
const Reason: FC<{ readonly report: Message }> = ({ report }) => {
  const words = SCENE_WORDS[usePart().props.language]
  const { red, yellow, closed } = told<{ red: number; yellow: number; closed: number }>(report)
  return (
    <div className="ml-reason">
      <DiceLine
        dice={[
          { colour: 'force', value: red },
          { colour: 'persuasion', value: yellow },
        ]}
      />
      <p>
        <b>{words.why}</b> {words.madhalaWhere(red, yellow, red > MADHALA_CITADEL_UP_TO)}{' '}
        {words.madhalaClosed(closed)}
      </p>
    </div>
  )
}
