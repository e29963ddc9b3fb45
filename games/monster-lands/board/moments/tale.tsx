import type { Message } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import { ClanFigure, Sign, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { SCENE_WORDS } from '../words.ts'
import { told } from './told.ts'

/** The symbol of what a report tells. */
const SIGN: { readonly [id: string]: SignName | undefined } = {
  'attack.failed': 'attack',
  'bazaar.new': 'shop',
  'contract.fulfilled': 'scroll',
  'contract.left': 'scroll',
  death: 'skull',
  deserted: 'march',
  'equipment.given': 'clothing',
  'equipment.lost': 'clothing',
  'first.player': 'flag',
  'glory.gained': 'glory',
  'glory.lost': 'glory',
  'gold.gained': 'gold',
  'gold.paid': 'gold',
  'hit.stopped': 'defense',
  'lair.new': 'trap',
  'leader.promoted': 'flag',
  'loot.new': 'chest',
  'loot.spent': 'chest',
  'loot.used': 'chest',
  'madhala.rolled': 'dice',
  'magic.removed': 'magic',
  'mission.came': 'scroll',
  'monster.captured': 'cage',
  'monster.came': 'attack',
  'monster.killed': 'skull',
  'monster.lastHit': 'attack',
  'monster.leaves': 'attack',
  'monster.rolled': 'attack',
  'monster.unbeaten': 'attack',
  'panic.over': 'gate',
  'panic.spread': 'panic',
  plundered: 'chest',
  'potion.drunk': 'potion',
  'region.came': 'flag',
  'region.conquered': 'flag',
  rerolled: 'reroll',
  rolled: 'dice',
  'tavern.new': 'beer',
  'trap.discarded': 'trap',
  'trap.revealed': 'trap',
  'turn.begins': 'camp',
  'venom.used': 'venom',
  'wages.paid': 'gold',
  'wages.short': 'gold',
  wounded: 'wound',
}

const BAD: ReadonlySet<string> = new Set([
  'death',
  'deserted',
  'glory.lost',
  'panic.spread',
  'wages.short',
  'wounded',
])

/** What happened, one line after the other; `fresh` of them are new. */
export const Tale: FC<{
  readonly reports: readonly Message[]
  readonly fresh?: number
  readonly title?: string
}> = ({ reports, fresh = reports.length, title }) => {
  const { view, say, language } = usePart().props
  const old = reports.length - fresh
  const lines = reports.filter(({ id }) => id !== 'kernel.only')
  if (lines.length === 0) return null
  return (
    <section className="ml-tale">
      <h3>{title ?? SCENE_WORDS[language].happened}</h3>
      <ol>
        {lines.map((report, i) => {
          const { seat } = told<{ seat?: number }>(report)
          const mine = seat !== undefined && seat === view.seat
          const look = [i < old && 'is-old', BAD.has(report.id) && 'is-bad', mine && 'is-mine'].filter(
            Boolean,
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a tale never change places.
            <li key={i} className={look.join(' ') || undefined}>
              {markOf(report, seat)}
              <span>{say(report)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )

  function markOf({ id }: Message, seat: number | undefined): ReactNode {
    const sign = SIGN[id]
    if (sign) return <Sign name={sign} />
    const affinity = seat === undefined || seat < 0 ? null : (view.clans[seat]?.affinity ?? null)
    return affinity ? <ClanFigure affinity={affinity} /> : <i className="ml-dot" />
  }
}
