import type { SameMessages } from '../message.ts'
import type { Must } from '../pack.ts'
import type { KernelText } from './en.ts'

/** What the kernel itself says, in French. */
export const fr: SameMessages<KernelText> = {
  'kernel.pass': () => 'Passer',
  'kernel.done': () => 'Terminer',
  'kernel.only': v => `Une seule possibilité : ${v.key}.`,
  'kernel.over': () => 'La partie est finie : il n’y a plus rien à choisir.',
  'kernel.notYours': v => `Ce n’est pas au siège ${v.seat + 1} de choisir maintenant.`,
  'kernel.unknownPick': v => `« ${v.key} » ne fait pas partie des choix proposés.`,
  'kernel.notOneGesture': v => `Après « ${v.key} », rien d’autre ne se choisit du même geste.`,
  'kernel.nothingToUndo': () => 'Il n’y a rien que vous puissiez annuler.',
  'kernel.nothingToRedo': () => 'Il n’y a rien à rétablir.',
  'kernel.noSuchPick': v => `Le choix ${v.at} n’existe pas : cette partie a les choix 0 à ${v.last}.`,
  'kernel.seats': v =>
    v.min === v.max
      ? `${v.game} se joue à ${v.min}, pas à ${v.got}.`
      : `${v.game} se joue de ${v.min} à ${v.max}, pas à ${v.got}.`,
  'kernel.seed': v =>
    `« ${v.seed} » n’est pas une graine : donnez un nombre entier entre 0 et 9007199254740991.`,
  'kernel.unknownOption': v =>
    `L’option « ${v.option} » n’existe pas ; les options sont : ${v.known || 'aucune'}.`,
  'kernel.optionValue': v =>
    `« ${v.value} » n’est pas possible pour l’option « ${v.option} » : choisissez ${v.allowed}.`,
  'kernel.noDraw': () => 'Aucun tirage ne complète cette table : donnez autre chose à l’un des sièges.',
  'kernel.notASave': () => 'Ce n’est pas une partie enregistrée par Tablée, ou elle est abîmée.',
  'kernel.foreignSave': v => `Cette partie enregistrée est du jeu ${v.got}, pas de ${v.game}.`,
  'kernel.newerSave': v =>
    `Cette partie vient de la version ${v.version} des règles ; ce Tablée connaît au plus la version ${v.known}.`,
  'kernel.noWayBack': v =>
    `Les règles ont été corrigées depuis l’enregistrement : on ne peut pas revenir avant le choix ${v.at}.`,
  'kernel.resumedEarlier': v =>
    `Les règles ont été corrigées depuis l’enregistrement : les ${v.dropped} derniers choix ne conviennent plus et sont à refaire.`,
  'kernel.notACampaign': () => 'Ce n’est pas une campagne gardée par Tablée, ou elle est abîmée.',
  'kernel.packForm': () =>
    'Ce n’est pas un paquet de données de Tablée : il a la forme { "tablee": "pack", "game": "…", "name": "…", "data": { … } }.',
  'kernel.packGame': v => `Ce paquet de données est pour le jeu ${v.got}, pas pour ${v.game}.`,
  'kernel.packName': v => `Un paquet de données porte un nom de 1 à ${v.most} caractères.`,
  'kernel.packLarge': v => `Un paquet de données pèse au plus ${v.most} ko.`,
  'kernel.packEmpty': () => 'Ce paquet de données ne remplace rien.',
  'kernel.packUnknown': v =>
    `Le jeu n’a pas de donnée reconstituée « ${v.datum} » qu’un paquet puisse remplacer.`,
  'kernel.packFixed': v =>
    v.from === 'rulebook'
      ? `« ${v.datum} » figure dans le livret : un paquet ne remplace que ce qui est reconstitué.`
      : `« ${v.datum} » est connu du public : un paquet ne remplace que ce qui est reconstitué.`,
  'kernel.packValue': v =>
    `« ${v.datum} »${v.path && `, en ${v.path},`} doit être ${mustFr(v.must)} ; le paquet donne ${v.got || 'rien'}.`,
  'kernel.packClash': ({ data, value, min, max, got }) =>
    value === null
      ? `« ${data} » doit faire ${rangeFr(min, max)} en tout ; avec ce paquet, cela fait ${got}.`
      : `Parmi « ${data} », il faut ${rangeFr(min, max)} fois « ${value} » ; avec ce paquet, c’est ${got}.`,
  'kernel.must': v => mustFr(v.must),
}

function rangeFr(min: number, max: number | null): string {
  if (max === null) return `au moins ${min}`
  if (min === max) return String(min)
  return min > 0 ? `de ${min} à ${max}` : `au plus ${max}`
}

function mustFr(must: Must): string {
  switch (must.kind) {
    case 'number':
      return `un nombre entier de ${must.min} à ${must.max}`
    case 'text':
      return `un texte de 1 à ${must.max} caractères`
    case 'flag':
      return 'true ou false'
    case 'choice':
      return `l’une de ces valeurs : ${must.values.join(', ')}`
    case 'list':
      return `une liste de ${must.min} à ${must.max} éléments, chacun ${mustFr(must.of)}`
    case 'record':
      return `un enregistrement avec ${Object.keys(must.fields).join(', ')}`
  }
}
