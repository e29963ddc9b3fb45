import type { SameMessages } from '@tablee/kernel'
import type { adventure as en } from '../en/adventure.ts'
import { battle } from './battle.ts'
import { goods, handful, Mercenary, percent } from './battle-words.ts'
import { count, Does, list, loot, member, monster, region, who } from './words.ts'

/** The Adventure, in French. */
export const adventure: SameMessages<typeof en> = {
  ...battle,

  // Missions
  'mission.begins': v => (v.mission[0] === 'C' ? 'La mission compétitive.' : 'Le contrat.'),
  'mission.roll': v =>
    `${member(v.member)} doit atteindre ${v.target}, avec ${list(v.dice.map(handful))} : ${percent(v.chance)}.`,
  'roll.all': v => `Lancer ${count(v.dice, 'dé')}`,
  'mission.step': v => `${member(v.member)} a ${v.total} sur ${v.target}. Relancer un dé ?`,
  'mission.won': (v, cast) => `${Mercenary(cast, v)} remporte la mission avec ${v.total}.`,
  'mission.outdone': (v, cast) => `${Mercenary(cast, v)} atteint ${v.total}, mais un autre fait mieux.`,
  'mission.failed': (v, cast) => `${Mercenary(cast, v)} échoue à la mission avec ${v.total}.`,
  'madhala.mission': () => 'Madhala, à gauche, a rempli la mission : la tuile est retirée.',
  'contract.fulfil': v =>
    `Le contrat demande ${goods(v.discard)} et rapporte ${goods(v.reward)}. Le remplir ?`,
  'contract.give': v => `Donner ${goods(v.discard)} contre ${goods(v.reward)}`,
  'contract.decline': () => 'Y renoncer',
  'contract.trap': v => `Quel piège donnez-vous ? (encore ${v.left})`,
  'contract.fulfilled': (v, cast) => `${Mercenary(cast, v)} remplit le contrat.`,
  'contract.left': (v, cast) => `${Mercenary(cast, v)} renonce au contrat.`,

  // Victory
  'talent.works': v => `Le talent de ${member(v.member)} agit.`,
  'victory.loot': v => `Utiliser votre butin pour ${v.glory} de gloire ?`,
  'victory.discard': v => `L’utiliser : ${loot(v.loot)}`,
  'victory.keep': () => 'Le garder',

  // Conquest
  'faces.region': (v, cast) => `${Mercenary(cast, v)} part à la conquête de ${region(v.region)}.`,
  'conquest.roll': v =>
    `${member(v.member)} doit atteindre ${v.target} pour conquérir ${region(v.region)}${v.carry > 0 ? ` ; ${v.carry} des précédents comptent` : ''}${v.bonus > 0 ? ` ; +${v.bonus}` : ''} : ${percent(v.chance)}.`,
  'conquest.step': v => `${member(v.member)} a ${v.total} sur ${v.target}. Relancer un dé ?`,
  'conquest.failed': v => `${member(v.member)} ne conquiert pas ${region(v.region)} : ${v.total} en tout.`,
  'region.conquered': (v, cast) =>
    `${member(v.member)} conquiert ${region(v.region)} pour ${who(cast, v.seat)} : ${v.total} en tout.`,
  'conquest.manager': v => `Qui gère ${region(v.region)} ?`,
  'manage.later': () => 'Personne pour l’instant',

  // Loot
  plunder: v => `${member(v.member)} rentre bredouille : quel butin ?`,
  plundered: (v, cast) => `${Does(cast, v.seat, 'prend', 'prenez')} un butin : ${loot(v.loot)}.`,

  // Madhala
  'madhala.monster': v => `Madhala retire ${monster(v.monster)}.`,
  'madhala.region': v => `Il n’y a plus de monstre : Madhala prend ${region(v.region)}.`,

  // What speaks against something
  'no.noDefence': () => 'Dans ce scénario, rien ne défend, sauf les potions.',
  'no.defenseTalents': () => 'Aucun talent Défense n’agit contre ce monstre.',
  'no.otherAffinity': () => 'Ce talent n’agit que contre d’autres affinités.',
  'no.brews': () => 'Ni potion ni venin n’agit contre ce monstre.',
}
