import type { Lesson } from '@tablee/board'
import { keys } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import type { MonsterView } from '../view.ts'
import { advise } from './advice.ts'
import { persuasionDice } from './deploy.ts'
import { deploys, expeditions, isPast, me, mySeat, type Now, pathsOf } from './now.ts'
import type { GuideText } from './text/en.ts'

type MonsterLesson = Lesson<MonsterView> & { readonly id: MessageId<GuideText> }

/** Whether the guide would go there now. */
const advises = (now: Now, to: string): boolean => deploys(now) && (advise(now)?.key.startsWith(to) ?? false)

/** A lesson about a place: told when the guide would go there, at the latest in a later turn. */
function place(
  id: MonsterLesson['id'],
  to: string,
  turn: number,
  show: (now: Now) => readonly string[],
): MonsterLesson {
  return {
    id,
    when: now => advises(now, to) || isPast(now, turn),
    suggest: now => (advises(now, to) ? advise(now) : null),
    show,
  }
}

const building = (id: MonsterLesson['id'], name: string, turn = 2): MonsterLesson =>
  place(id, `building:${name}`, turn, () => [`building:${name}`])

const myPeople = (now: Now): string[] => me(now).members.map(({ id }) => `member:${id}`)
const away = (now: Now): boolean => deploys(now) && expeditions(now).length > 0

/**
 * Every lesson of the guided first game, in the order of a usual game. All are told while dice are deployed: in the
 * Adventure the battle stands where the guide is.
 */
export const lessons: readonly MonsterLesson[] = [
  // Before the first die
  { id: 'goal', when: deploys, show: now => [`seat:${mySeat(now)}`] },
  { id: 'clan', when: deploys, show: myPeople },
  {
    id: 'dice',
    when: deploys,
    show: now => [...persuasionDice(now), ...keys(now).filter(key => key.startsWith('die:'))],
  },
  { id: 'turn', when: deploys },
  place('free', 'talent:', 2, myPeople),

  // The first deployment
  building('tavern', 'tavern'),
  building('lair', 'huntersLair'),
  place('lands', 'path:region', 2, now => pathsOf(now, 'regionA', 'regionB')),
  {
    id: 'load',
    when: now => away(now) || isPast(now, 2),
    show: now => expeditions(now).map(({ member }) => `member:${member}`),
  },
  place('mission', 'path:mission', 2, now => pathsOf(now, 'missionA', 'missionB')),
  { id: 'attack', when: now => away(now) || isPast(now, 2) },
  { id: 'strike', when: now => away(now) || isPast(now, 2) },
  building('mine', 'mine'),
  building('alchemist', 'alchemist'),

  // The second
  { id: 'wages', when: now => isPast(now, 2), show: () => ['stock:gold'] },
  { id: 'surplus', when: now => isPast(now, 2), show: now => [`seat:${mySeat(now)}`] },
  { id: 'conquest', when: now => isPast(now, 2), show: now => pathsOf(now, 'regionA', 'regionB') },
  { id: 'loot', when: now => isPast(now, 2) },
  { id: 'gates', when: now => isPast(now, 2), show: now => pathsOf(now, 'gates') },

  // The third
  { id: 'shops', when: now => isPast(now, 3), show: () => ['building:armory', 'building:bazaar'] },
  { id: 'alone', when: now => isPast(now, 3) },
]
