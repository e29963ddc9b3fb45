import type { Face, Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { ContractId } from '../../data/missions.ts'
import { GOODS, type Goods } from '../../data/types.ts'
import { MADHALA } from '../../state.ts'
import { myClan } from '../contents.ts'
import { dataOf } from '../data.ts'
import { Amount, Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { memberName, SCENE_WORDS, THINGS } from '../words.ts'
import { Choices } from './choices.tsx'
import { clanOf, Party, Pawn } from './party.tsx'
import { Tale } from './tale.tsx'
import { told } from './told.ts'

/** A contract: what it asks for and what of it is there, what each side gets, who decides. */
export const ContractScene: FC<{ readonly scene: readonly Message[]; readonly face: Face | null }> = ({
  scene,
  face,
}) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const { mission } = told<{ mission: ContractId }>(scene[0])
  const { discard, left, right } = dataOf(view).contracts[mission]
  const now = view.battle?.zone === 'missionB' ? view.battle.path : -1
  return (
    <>
      <div className="ml-th-monster is-tile">
        <div className="ml-tile">
          <Sign name="scroll" />
        </div>
        <div className="ml-th-card">
          <h2>{words.title.contract}</h2>
          <p className="ml-th-power">{THINGS[language].contract(dataOf(view).contracts[mission])}.</p>
        </div>
      </div>
      <div className="ml-th-main">
        <header>
          <h2>{words.title.contract}</h2>
          <Party zone="missionB" now={now} />
        </header>
        <section className="ml-bargain">
          <h3>{words.gives}</h3>
          <Given goods={discard} />
          <ol>
            <Side path={0} now={now} goods={left} />
            <Side path={1} now={now} goods={right} />
          </ol>
        </section>
        <Tale reports={scene.slice(1)} />
        {face && <Choices face={face} />}
      </div>
    </>
  )
}

/** What is to be given, and how much of it whoever looks has; of brews also what the expedition carries. */
const Given: FC<{ readonly goods: Goods }> = ({ goods }) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const clan = myClan(view)
  const { battle, zones } = view
  const carried =
    battle?.zone === 'missionB' ? zones.find(({ id }) => id === 'missionB')?.paths[battle.path] : null
  const own = carried?.owner === view.seat ? carried : null
  return (
    <ul>
      {GOODS.filter(good => goods[good] > 0).map(good => (
        <li key={good}>
          <Amount of={good} n={goods[good]} />
          {clan && good !== 'glory' && <em>{words.held(held(good))}</em>}
        </li>
      ))}
    </ul>
  )

  function held(good: Exclude<keyof Goods, 'glory'>): number {
    if (!clan) return 0
    if (good === 'trap') return clan.traps?.length ?? clan.trapCount
    return good === 'potion' || good === 'venom' ? clan[good] + (own?.[good] ?? 0) : clan[good]
  }
}

/** One of the two sides: who is there, and what fulfilling it brings. */
const Side: FC<{ readonly path: number; readonly now: number; readonly goods: Goods }> = ({
  path,
  now,
  goods,
}) => {
  const { view, language } = usePart().props
  const words = SCENE_WORDS[language]
  const one = view.zones.find(({ id }) => id === 'missionB')?.paths[path]
  const clan = one && one.owner !== MADHALA ? clanOf(view, one.owner) : null
  return (
    <li className={`${clan ? `f-${clan}` : ''}${path === now ? ' is-now' : ''}`}>
      <span className="ml-label">{path === 0 ? words.left : words.right}</span>
      <b>
        {one?.member ? (
          <>
            <Pawn who={{ seat: one.owner, member: one.member }} />
            {memberName(one.member, language)}
          </>
        ) : (
          one?.owner === MADHALA && words.madhala
        )}
      </b>
      <span className="ml-bargain-goods">
        {GOODS.filter(good => goods[good] > 0).map(good => (
          <Amount key={good} of={good} n={`+${goods[good]}`} />
        ))}
      </span>
    </li>
  )
}
