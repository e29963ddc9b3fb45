import type { Face, Message } from '@tablee/kernel'
import type { FC } from 'react'
import { Amount, Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { NAMES, properName, SCENE_WORDS } from '../words.ts'
import { Choices } from './choices.tsx'
import { type Fight, fightOf } from './fight.ts'
import { MonsterCard } from './monster-card.tsx'
import { Party } from './party.tsx'
import { standingOf } from './standing.ts'
import { StrikeBack } from './strike-back.tsx'
import { Struck } from './struck.tsx'
import { Tale } from './tale.tsx'

/** Somebody against a monster: as the journal tells it so far, with the question that is asked. */
export const Battle: FC<{ readonly scene: readonly Message[]; readonly face: Face | null }> = ({
  scene,
  face,
}) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const fight = fightOf(scene)
  const now = standingOf(fight, view, face)
  const region = view.zones.find(({ id }) => id === fight.zone)?.region ?? null
  const place = region === null ? NAMES[language].zone[fight.zone] : properName(region)
  const strikes =
    fight.dice.length > 0 || face?.prompt.id === 'attack.step' || face?.prompt.id === 'capture.or.kill'
  const beaten = fight.end === 'captured' || fight.end === 'killed'
  return (
    <>
      <MonsterCard monster={fight.monster} zone={fight.zone} sent={fight.sent} beaten={beaten} />
      <div className="ml-th-main">
        <header>
          <h2>{words.at(place, words.path(fight.zone, fight.path))}</h2>
          <Party zone={fight.zone} now={fight.path} fighter={fight} end={fight.end} />
        </header>
        <Struck fight={fight} face={face} done={strikes} />
        {fight.end !== 'dead' && <StrikeBack fight={fight} now={now} active={strikes} />}
        {face ? <Choices face={face} /> : <Outcome fight={fight} scene={scene} />}
      </div>
    </>
  )
}

/** What the fight came to, where nothing is asked. */
const Outcome: FC<{ readonly fight: Fight; readonly scene: readonly Message[] }> = ({ fight, scene }) => {
  const words = SCENE_WORDS[usePart().props.language]
  const { end, glory, gold } = fight
  if (end === null) return null
  return (
    <div className="ml-outcome">
      <p className={`ml-verdict is-${end}`}>
        <Sign name={end === 'captured' ? 'cage' : end === 'failed' ? 'attack' : 'skull'} />
        <b>{words.ends[end]}</b>
        {gold > 0 && <Amount of="gold" n={`+${gold}`} />}
        {glory !== 0 && <Amount of="glory" n={glory > 0 ? `+${glory}` : `−${-glory}`} />}
      </p>
      <Tale reports={scene.slice(1)} />
    </div>
  )
}
