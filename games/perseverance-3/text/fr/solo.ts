import type { SameMessages } from '@tablee/kernel'
import type { ActionCardId } from '../../data/solo/actions.ts'
import type { ProgramId } from '../../data/solo/programs.ts'
import type { ObjectiveId } from '../../data/types.ts'
import type { Part } from '../../rules/solo/action.ts'
import type { Place } from '../../rules/solo/primary.ts'
import type { solo as en } from '../en/solo.ts'
import { names } from './names.ts'
import { count, Does, de, followers, list, officer, ordinal, who, zone } from './words.ts'

const actionCard = (one: ActionCardId): string => `la [[action:${one}|carte action ${one}]]`

const program = (one: ProgramId): string => `[[program:${one}|${names.program[one]}]]`

const objective = (one: ObjectiveId): string => `l’[[objective:${one}|objectif ${one.slice(1)}]]`

const PART: { readonly [P in Part]: string } = {
  primary: 'Action primaire',
  secondary: 'Action secondaire',
  program: 'Action du programme',
  reserve: 'Action de réserve',
}

const WAY = { high: 'l’emplacement le plus élevé', low: 'l’emplacement le plus faible' } as const

/** Where a primary action takes place, and why. */
function place({ zone: where, direction, by, findings }: Place): string {
  const there = where === 'wilderness' ? `${zone(where)}, vers ${WAY[direction]}` : zone(where)
  switch (by) {
    case 'card':
      return `${there}, comme l’indique la carte`
    case 'program':
      return `${there}, comme l’indique le programme`
    case 'assembly':
      return findings.length === 0
        ? `${there}, où un dé de plus déclenche une assemblée et où sa présence dépasse la vôtre`
        : `${there}, la première de la boucle parmi celles où un dé de plus déclenche une assemblée et où sa présence dépasse la vôtre`
  }
}

/** The game alone: the course of a round, the start and the end. */
export const solo: SameMessages<typeof en> = {
  'setup.firstAlone': () => 'Les suggestions de première partie sont faites pour deux à quatre joueurs.',
  'solo.programs': v =>
    `Narek a le programme ${program(v.narek)}, Camilla le programme ${program(v.camilla)}. À la fin, vous décomptez une carte parmi ${list(v.objectives.map(objective))}.`,
  'solo.begins': (v, cast) =>
    `${Does(cast, v.owner, 'commence', 'commencez')} dans ${zone(v.zone)}${v.moved ? ', la zone qui suit celle de Narek' : ''}.`,
  'solo.turn': () => 'Narek et Camilla vont agir.',
  'solo.go': () => 'Révéler la première carte action',
  'solo.assigned': v =>
    `${actionCard(v.top).replace('la', 'La')} est révélée : Narek prend ${actionCard(v.narek)}, Camilla ${actionCard(v.camilla)}.`,
  'solo.acts': (v, cast) =>
    `${PART[v.part]} ${de(cast, v.owner)}, ${v.card === null ? `programme ${program(v.program)}` : actionCard(v.card).slice(3)}.`,
  'solo.place': (v, cast) => `${Does(cast, v.owner, 'agit', 'agissez')} dans ${place(v.place)}.`,
  'solo.assemblyComes': (v, cast) =>
    `Une assemblée se déclenche dans ${zone(v.zone)} : ${who(cast, v.owner)} ne résout pas l’action du programme.`,
  'solo.reserve': (v, cast) =>
    `${Does(cast, v.owner, 'gagne', 'gagnez')} ${count(v.n, 'réserve')} : le marqueur est sur ${v.space === null ? 'la carte programme' : `la case ${v.space}`}.`,
  'solo.reserveFull': (v, cast) => `Le marqueur ${de(cast, v.owner)} est sur la carte programme et y reste.`,
  'solo.spent': (v, cast) =>
    `${Does(cast, v.owner, 'dépense', 'dépensez')} 1 réserve : le marqueur est sur la case ${v.space}.`,
  'solo.reset': (v, cast) => `Le marqueur ${de(cast, v.owner)} revient sur la case 0.`,
  'solo.reshuffle': () =>
    'La carte de mélange apparaît : toutes les cartes action sont mélangées, sauf celles de la rangée.',
  'solo.row': v =>
    `Les cartes action utilisées sont défaussées ; ${list(v.cards.map(actionCard))} ${v.cards.length === 1 ? 'rejoint' : 'rejoignent'} la rangée.`,
  'solo.artefact': (v, cast) =>
    `${Does(cast, v.owner, 'gagne', 'gagnez')} l’artefact ${names.artefact[v.artefact]}, le ${ordinal(v.n)} des dissidents.`,
  'solo.owned': (v, cast) =>
    `Les dissidents ont déjà l’artefact ${names.artefact[v.artefact]} : ${who(cast, v.owner)} y construit plutôt un abri et gagne une réserve.`,
  'solo.crate': (v, cast) =>
    `Une caisse recouvre la case ${v.space} des deux pistes de réserve${
      v.pushed.length === 0
        ? ''
        : `, et le marqueur ${list(v.pushed.map(one => de(cast, one)))} passe sur la carte programme`
    }.`,
  'solo.followers': v => `Les dissidents gagnent ${followers(v.n)} et en ont maintenant ${v.total}.`,
  'solo.objective': () => 'Quel objectif décomptez-vous ?',
  'solo.objectiveCard': v => `Objectif ${v.objective.slice(1)}`,
  'solo.chosen': (v, cast) => `${Does(cast, v.seat, 'décompte', 'décomptez')} ${objective(v.objective)}.`,
  'solo.programOfficer': (v, cast) => `Le programme ${de(cast, v.owner)} montre ${officer(v.officer)}.`,
  'solo.artefactScore': v => `Les artefacts rapportent ${followers(v.n)} aux dissidents.`,
  'win.solo': v => `Vous l’emportez : ${v.n} partisans contre ${v.theirs} pour les dissidents.`,
  'lose.solo': v =>
    v.n === v.theirs
      ? `Les dissidents l’emportent : ${v.n} partisans de chaque côté, et l’égalité est pour eux.`
      : `Les dissidents l’emportent : ${v.theirs} partisans contre ${v.n}.`,
}
