import type { Face, Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { MemberId } from '../../data/members.ts'
import type { CompetitiveId } from '../../data/missions.ts'
import type { RegionId } from '../../data/regions.ts'
import type { Colour } from '../../data/types.ts'
import type { ZoneId } from '../../state.ts'
import { dataOf } from '../data.ts'
import { AffinityDisc, Amount, Sign } from '../ui/art.tsx'
import { DieFace } from '../ui/dice.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, NAMES, properName, SCENE_WORDS, THINGS } from '../words.ts'
import { Sunset } from './art.tsx'
import { Choices } from './choices.tsx'
import type { Fighter } from './fight.ts'
import { Gauge, type Part } from './gauge.tsx'
import { OddsBar } from './option.tsx'
import { Party } from './party.tsx'
import { Tale } from './tale.tsx'
import { told } from './told.ts'

/** Dice that are rolled for a target: a region, or a mission. */
interface Venture {
  readonly zone: ZoneId
  readonly path: number
  readonly who: Fighter | null
  readonly target: number
  readonly carry: number
  readonly dice: readonly { readonly colour: Colour; readonly value: number; readonly worth: number }[]
  readonly total: number
}

/** A conquest or a mission: what it takes, the dice, how far they come. */
export const VentureScene: FC<{
  readonly scene: readonly Message[]
  readonly face: Face | null
  readonly kind: 'conquest' | 'mission'
}> = ({ scene, face, kind }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const { region, mission } = told<{ region?: RegionId; mission?: CompetitiveId }>(scene[0])
  const venture = ventureOf()
  const { zone, path, who, target, carry, dice, total } = venture
  const place = region ? properName(region) : NAMES[language].zone[zone]
  const rolled = dice.filter(({ value }) => value > 0)
  const sum = rolled.reduce((all, { worth }) => all + worth, 0)
  const parts: Part[] = [
    { key: 'carry', n: carry, look: 'carry' as const, label: words.carried },
    { key: 'flat', n: Math.max(0, total - carry - sum), look: 'flat' as const, label: words.flat },
    ...rolled.map(
      ({ colour, worth }, i): Part => ({
        key: `die${i}`,
        n: worth,
        look: colour,
        ...(i === 0 && { label: words.rolledDice }),
      }),
    ),
  ].filter(({ n }) => n > 0)
  const chance = face ? (told<{ chance?: number }>(face.prompt).chance ?? null) : null
  return (
    <>
      {region ? <RegionCard region={region} /> : mission && <MissionCard mission={mission} />}
      <div className="ml-th-main">
        <header>
          <h2>{words.at(place, words.path(zone, path))}</h2>
          <Party zone={zone} now={path} fighter={who} />
        </header>
        <section className="ml-step is-now">
          <h3>{who ? memberName(who.member, language) : words.title[kind]}</h3>
          <div className="ml-scale">
            <div className="ml-totals">
              <p>
                <span>
                  <Sign name={kind === 'conquest' ? 'flag' : 'scroll'} />
                  {words.sheet.total}
                </span>
                <b>{total}</b>
                <em>{total >= target ? words.reached : words.missing(target - total)}</em>
              </p>
            </div>
            <Gauge
              parts={parts}
              marks={[{ at: target, sign: kind === 'conquest' ? 'flag' : 'scroll', tip: words.toReach }]}
              label={`${total} / ${target}`}
            />
          </div>
          <div className="ml-dice-row">
            {dice.map(({ colour, value, worth }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell.
              <span key={i} className={value > 0 ? 'ml-rolled' : `ml-to-roll${face ? ' can' : ''}`}>
                <DieFace colour={colour} value={value} />
                {value > 0 && worth !== value && (
                  <em>{worth > value ? `+${worth - value}` : `−${value - worth}`}</em>
                )}
              </span>
            ))}
            {chance !== null && (
              <span className="ml-chance">
                <span className="ml-label">{words.chance}</span>
                <OddsBar
                  shares={[
                    { look: 'failure', chance: 1 - chance },
                    { look: 'reach', chance },
                  ]}
                />
              </span>
            )}
          </div>
        </section>
        {face ? <Choices face={face} /> : <Tale reports={scene.slice(1)} />}
      </div>
    </>
  )

  /** What is rolled, as the journal and the table tell it. */
  function ventureOf(): Venture {
    const asked = face ? told<Partial<Fighter> & { target?: number; carry?: number }>(face.prompt) : {}
    const begun = told<Partial<Fighter> & { zone?: ZoneId; path?: number; carry?: number }>(scene[0])
    const data = dataOf(view)
    const zone = begun.zone ?? 'missionA'
    const rolls = scene.filter(({ id }) => id === 'rolled' || id === 'rerolled')
    const last = rolls.at(-1)
    const named = last ? told<Fighter>(last) : null
    const member = asked.member ?? begun.member ?? named?.member ?? null
    const seat = asked.seat ?? begun.seat ?? named?.seat ?? -1
    const paths = view.zones.find(({ id }) => id === zone)?.paths ?? []
    const path =
      begun.path ??
      Math.max(
        0,
        paths.findIndex(one => one?.member === member && one?.owner === seat),
      )
    const target =
      asked.target ??
      (region ? data.regions[region].conquest : mission ? data.competitive[mission].target : 0)
    const own = rolls.filter(one => told<Fighter>(one).member === member)
    const dice =
      own.length > 0 ? diceIn(own) : (paths[path]?.dice ?? []).map(die => ({ ...die, value: 0, worth: 0 }))
    const total = own.length > 0 ? told<{ total: number }>(own[own.length - 1]).total : (begun.carry ?? 0)
    const who = member === null ? null : { seat, member: member as MemberId }
    return { zone, path, who, target, carry: begun.carry ?? 0, dice, total }
  }
}

/** The dice as they lie after some rolls and rerolls. */
function diceIn(rolls: readonly Message[]): Venture['dice'] {
  let dice: Venture['dice'][number][] = []
  let before = 0
  for (const report of rolls) {
    const { total } = told<{ total: number }>(report)
    if (report.id === 'rolled') dice = [...dice, ...told<{ dice: Venture['dice'] }>(report).dice]
    else {
      const { colour, from, to } = told<{ colour: Colour; from: number; to: number }>(report)
      const place = dice.findIndex(die => die.colour === colour && die.value === from)
      if (place >= 0)
        dice = dice.with(place, { colour, value: to, worth: dice[place].worth + total - before })
    }
    before = total
  }
  return dice
}

const RegionCard: FC<{ readonly region: RegionId }> = ({ region }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const { affinity, conquest, glory, pay, action } = dataOf(view).regions[region]
  return (
    <div className="ml-th-monster">
      <Sunset monster={null} land={affinity} />
      <div className="ml-th-card">
        <h2>
          {properName(region)} <AffinityDisc affinity={affinity} tip={NAMES[language].affinity[affinity]} />
        </h2>
        <p className="ml-th-power">{THINGS[language].landAction(pay, action)}.</p>
        <ul>
          <li>
            <Sign name="flag" />
            <span>
              {words.toReach} <b>{conquest}</b>
            </span>
            <em>
              <Amount of="glory" n={`+${glory}`} />
            </em>
          </li>
        </ul>
      </div>
    </div>
  )
}

const MissionCard: FC<{ readonly mission: CompetitiveId }> = ({ mission }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const { target, reward, penalty } = dataOf(view).competitive[mission]
  return (
    <div className="ml-th-monster is-tile">
      <div className="ml-tile">
        <Sign name="scroll" />
        <b>{target}</b>
      </div>
      <div className="ml-th-card">
        <h2>{words.title.mission}</h2>
        <dl>
          <div>
            <dt>{words.reward}</dt>
            <dd>{THINGS[language].goods(reward)}</dd>
          </div>
          <div>
            <dt>{words.compensation}</dt>
            <dd>
              <Amount of="gold" n="+2" />
            </dd>
          </div>
          <div>
            <dt>{words.penalty}</dt>
            <dd>
              <Amount of="glory" n={`−${penalty}`} />
            </dd>
          </div>
        </dl>
      </div>
    </div>
  )
}
