import type { FC } from 'react'
import type { MonsterId } from '../../data/monsters.ts'
import { attackDice } from '../../rules/adventure/attack-dice.ts'
import type { ZoneId } from '../../state.ts'
import { dataOf } from '../data.ts'
import { AffinityDisc, Amount, Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { NAMES, properName, SCENE_WORDS, THINGS } from '../words.ts'
import { Sunset } from './art.tsx'

/** The monster in its land: its power, what its attack is made of, what beating it brings. */
export const MonsterCard: FC<{
  readonly monster: MonsterId
  readonly zone: ZoneId
  readonly sent?: number
  readonly beaten?: boolean
}> = ({ monster, zone, sent = 0, beaten = false }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const data = dataOf(view)
  const { affinity, power, capture, kill, captureGold, captureGlory, killGold, killGlory, trophy } =
    data.monsters[monster]
  const place = view.zones.find(({ id }) => id === zone)
  const region = place?.region ?? null
  const land = region === null ? affinity : data.regions[region].affinity
  const { difficulty, turn } = view
  const parts = attackDice({ data, difficulty, turn }, { id: zone, region }, monster)
  return (
    <div className="ml-th-monster">
      <Sunset monster={monster} land={land} beaten={beaten} />
      <div className="ml-th-card">
        <h2>
          {properName(monster)} <AffinityDisc affinity={affinity} tip={NAMES[language].affinity[affinity]} />
        </h2>
        <p className="ml-th-power">{THINGS[language].power(power, affinity)}.</p>
        <dl>
          <Line name={words.attack} n={parts.printed} />
          {parts.home > 0 && (
            <Line name={words.atHome(NAMES[language].affinity[affinity])} n={`+ ${parts.home}`} />
          )}
          <Line name={words.ofTurn(turn)} n={`+ ${parts.turn}`} />
          {parts.gates > 0 && <Line name={words.atGates} n={`+ ${parts.gates}`} />}
          {parts.splash > 0 && <Line name={words.againstAll} n={`+ ${parts.splash}`} />}
          {sent > 0 && <Line name={words.sent} n={`− ${sent}`} />}
          <Line name={words.dice} n={parts.total - sent} sum />
          {parts.automatic > 0 && <Line name={words.sure(parts.automatic)} n="" />}
        </dl>
        <ul>
          <li>
            <Sign name="cage" />
            <span>
              {words.capture} <b>{capture}</b>
            </span>
            <em>
              <Amount of="gold" n={`+${captureGold}`} />
              <Amount of="glory" n={`+${captureGlory}`} />
            </em>
          </li>
          <li>
            <Sign name="skull" />
            <span>
              {words.kill} <b>{kill}</b>
            </span>
            <em>
              {killGold > 0 && <Amount of="gold" n={`+${killGold}`} />}
              <Amount of="glory" n={`+${killGlory}`} />
              <Amount of="trophy" n={`+${trophy}`} />
            </em>
          </li>
        </ul>
      </div>
    </div>
  )
}

const Line: FC<{ readonly name: string; readonly n: number | string; readonly sum?: boolean }> = ({
  name,
  n,
  sum = false,
}) => (
  <div className={sum ? 'is-sum' : undefined}>
    <dt>{name}</dt>
    <dd>{n}</dd>
  </div>
)
