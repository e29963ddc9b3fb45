import type { SameMessages } from '@tablee/kernel'
import type { Found } from '../../rules/robots/target.ts'
import type { robots as en } from '../en/robots.ts'
import { PARTIES } from './names.ts'
import './robot-names.ts'
import { ROBOT_DEEDS, ROBOT_KEYS } from './robot-words.ts'
import { aWhom, card, count, Does, ITEM, list, of, place, Who, who } from './words.ts'

/** What decided, one criterion after the other: « le plus de guerriers du robot (2), puis la plus haute priorité ». */
const because = (found: readonly Found<number>[]): string =>
  found
    .map(({ by, want, value }) => {
      const key = ROBOT_KEYS[by]
      return 'alone' in key ? key.alone : `${key[want]} (${value})`
    })
    .join(', puis ')

const clearings = (all: readonly number[]): string => list(all.map(one => `[[clearing:${one}|${one}]]`))

/** What is said of robots at any table with them, in French. */
export const robots: SameMessages<typeof en> = {
  'setup.crowded': v => `On joue à six au plus, robots compris : à cette table, vous seriez ${v.parties}.`,
  'setup.robotToo': v =>
    `${PARTIES[v.robot].full} joue avec les pièces de la faction ${PARTIES[v.faction].full} : une seule des deux peut être à la table.`,
  'robot.order': (v, cast) =>
    `${Does(cast, v.seat, 'révèle', 'révèlent', 'révélez')} l’ordre : ${card(v.card)}.`,
  'robot.noOrder': (v, cast) =>
    `Il n’y a plus de carte à piocher : ${who(cast, v.seat)} suit l’ordre Oiseau.`,
  'robot.step': (v, cast) =>
    `${Who(cast, v.seat)} : ${ROBOT_DEEDS[v.step]} (règle ${v.rule.replace('robot.', '')}).`,
  'robot.crafted': (v, cast) =>
    `${Does(cast, v.seat, 'fabrique', 'fabriquent', 'fabriquez')} l’objet de ${card(v.card)} : ${ITEM[v.item]}.`,
  'robot.clearing': (v, cast) =>
    v.among.length === 1
      ? `${Who(cast, v.seat)}, ${ROBOT_DEEDS[v.deed]} : ${place(v.clearing)}, la seule possible.`
      : `${Who(cast, v.seat)}, ${ROBOT_DEEDS[v.deed]} : parmi ${clearings(v.among)}, ${place(v.clearing)}, pour ${because(v.found)}.`,
  'robot.party': (v, cast) =>
    v.among.length === 1
      ? `${Who(cast, v.seat)}, ${ROBOT_DEEDS[v.deed]} : une seule cible possible, ${who(cast, v.party)}.`
      : `${Who(cast, v.seat)}, ${ROBOT_DEEDS[v.deed]} : parmi ${list(v.among.map(one => who(cast, one)))}, la cible est ${who(cast, v.party)}, pour ${because(v.found)}.`,
  'robot.paid': (v, cast) =>
    v.owner === v.seat
      ? `${Does(cast, v.seat, 'met', 'mettent', 'mettez')} ${count(v.count, 'guerrier')} en Paiements pour ${who(cast, v.buyer)}.`
      : `${Does(cast, v.owner, 'paie', 'paient', 'payez', v.seat)} ${count(v.count, 'guerrier')}${aWhom(cast, v.seat)}.`,
  'robot.sold': (v, cast) =>
    `${Does(cast, v.buyer, 'achète', 'achètent', 'achetez', v.seat)} ${card(v.card)}${aWhom(cast, v.seat)}.`,
  'robot.serves': (v, cast) =>
    `${Does(cast, v.buyer, 'engage', 'engagent', 'engagez')} ${of(cast, v.seat, v.service === 'riverboats' ? 'les Bateaux' : 'les Mercenaires', v.service === 'riverboats' ? 'vos Bateaux' : 'vos Mercenaires')} pour ce tour.`,
}
