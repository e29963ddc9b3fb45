import type { BesideProps } from '@tablee/board'
import type { Message } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import type { SceneKind } from '../../text/en/passages.ts'
import type { MonsterView } from '../../view.ts'
import { Part } from '../ui/part.tsx'
import { SCENE_WORDS } from '../words.ts'
import { Battle } from './battle.tsx'
import { drawingOf } from './besides.ts'
import { Conflict } from './conflict.tsx'
import { ContractScene } from './contract.tsx'
import { Household } from './household.tsx'
import { Load } from './load.tsx'
import type { Told } from './passages.ts'
import { Plunder } from './plunder.tsx'
import { scenesIn, spoken } from './scenes.ts'
import { Steps } from './steps.tsx'
import { VentureScene } from './venture.tsx'
import './moments.css'
import './theatre.css'
import './steps.css'
import './choices.css'
import './spoils.css'
import './theatre-sizes.css'
import './load.css'
import './household.css'

/** What a question or a passage shows: scenes of the adventure lie over the table, the rest stands beside it. */
const Panel: FC<BesideProps<MonsterView>> = props => {
  const { language, size } = props
  const words = SCENE_WORDS[language]
  const { kind, scene, drawn } = drawnBy(props)
  const over = drawn !== null && OVER.has(kind)
  // Once everybody has come home, the expeditions are as one last saw them.
  const gone = over && props.passages.length > 0 && props.view.phase !== 'adventure'
  return (
    <Part
      props={gone ? { ...props, view: props.before } : props}
      className={`ml-moment ml-${size} ${over ? 'over ml-theatre' : kind === null ? 'ml-beside is-load' : 'ml-beside is-narrow'}`}
      label={kind === null ? words.loading : words.title[kind]}
    >
      {drawn ?? <Steps scene={scene} kind={kind ?? 'turn'} fresh={scene.length} />}
    </Part>
  )
}

export default Panel

const OVER: ReadonlySet<SceneKind | null> = new Set([
  'mission',
  'contract',
  'traps',
  'battle',
  'conquest',
  'loot',
])

interface Drawn {
  readonly kind: SceneKind | null
  readonly scene: readonly Message[]
  /** Null for what is told step by step only. */
  readonly drawn: ReactNode
}

function drawnBy({ passages, shown, face, reports }: BesideProps<MonsterView>): Drawn {
  const passage = passages[shown] as Told | undefined
  const asked = passage ? null : (face ?? null)
  if (asked && drawingOf(asked) === 'load') return { kind: null, scene: [], drawn: <Load face={asked} /> }
  if (asked && drawingOf(asked) === 'household')
    return { kind: 'wages', scene: [], drawn: <Household face={asked} /> }
  const last = passage ? null : scenesIn(spoken(reports)).findLast(({ kind }) => kind !== null)
  const scene = passage?.scene ?? last?.reports ?? []
  // Loot is asked for before anything of it is told.
  const kind = asked && drawingOf(asked) === 'loot' ? 'loot' : (passage?.kind ?? last?.kind ?? null)
  return { kind, scene, drawn: pictureOf() }

  function pictureOf(): ReactNode {
    switch (kind) {
      case 'battle':
        return <Battle scene={scene} face={asked} />
      case 'conquest':
      case 'mission':
        return <VentureScene scene={scene} face={asked} kind={kind} />
      case 'contract':
        return <ContractScene scene={scene} face={asked} />
      case 'traps':
        return <Conflict scene={scene} face={asked} />
      case 'loot':
        return <Plunder scene={scene[0]?.id === 'plundered' ? scene : []} face={asked} />
      default:
        return null
    }
  }
}
