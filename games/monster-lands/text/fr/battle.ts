import type { SameMessages } from '@tablee/kernel'
import type { battle as en } from '../en/battle.ts'
import {
  byWhat,
  chances,
  faces,
  Mercenary,
  parts,
  percent,
  rolledDie,
  shieldWords,
  stepWords,
} from './battle-words.ts'
import { capital, count, Does, diceOf, list, loot, member, monster, path, trap, ZONE } from './words.ts'

/** Fights with monsters, in French. */
export const battle: SameMessages<typeof en> = {
  // Traps and ambushes
  'fight.begins': v =>
    v.monster === null
      ? `${capital(ZONE[v.zone])}.`
      : `${capital(ZONE[v.zone])} : le combat contre ${monster(v.monster)}.`,
  'trap.revealed': v => `${capital(path(`${v.zone}:${v.path}`))} : un piège est révélé, ${trap(v.trap)}.`,
  'reveal.trap': v =>
    `${capital(path(`${v.zone}:${v.path}`))} : votre prochain piège est ${trap(v.trap)}. Le révéler ?`,
  'reveal.now': () => 'Le révéler',
  'reveal.stop': () => 'Laisser le reste face cachée',
  path: v => capital(path(`${v.zone}:${v.path}`)),
  'ambush.target': v => `Un traquenard, ${trap(v.trap)} : quelle expédition visez-vous ?`,
  'ambush.fizzles': v => `Le traquenard ne vise personne : ${trap(v.trap)}.`,
  'ambush.aimed': v => `Le traquenard vise ${path(`${v.zone}:${v.path}`)} : ${trap(v.trap)}.`,
  'ambush.cancel': v =>
    `Un traquenard vise ${path(`${v.zone}:${v.path}`)} : ${trap(v.trap)}. Défausser un jeton Défense pour l’annuler ?`,
  'ambush.defend': () => 'Défausser un jeton Défense',
  'ambush.suffer': () => 'Laisser faire',
  'ambush.cancelled': (v, cast) =>
    `${Does(cast, v.seat, 'défausse', 'défaussez')} un jeton Défense : le traquenard est sans effet (${trap(v.trap)}).`,
  'ambush.steal': v => (v.taken === 0 ? 'Quel dé volez-vous ?' : 'Voler un second dé ?'),
  'steal.die': v => diceOf(1, v.colour),
  'steal.enough': () => 'Pas plus',
  'ambush.stole': v => `${diceOf(1, v.colour)} est volé : ${path(`${v.zone}:${v.path}`)}.`,

  // The attack of the monster
  'faces.monster': (v, cast) =>
    `${Mercenary(cast, v)} affronte ${monster(v.monster)}${v.carry > 0 ? `, qui a déjà subi ${v.carry}` : ''}.`,
  redirect: v =>
    `${monster(v.monster)} attaque avec ${count(v.dice, 'dé')}. En envoyer sur une expédition voisine ?`,
  'redirect.to': v =>
    `${count(v.dice, 'dé')} sur ${path(`${v.zone}:${v.path}`)} (${v.by === 'talent' ? 'talent' : 'traquenard'})`,
  'redirect.not': () => 'Les affronter tous',
  redirected: (v, cast) =>
    `${Does(cast, v.seat, 'envoie', 'envoyez')} ${count(v.dice, 'dé')} d’attaque sur ${path(`${v.zone}:${v.path}`)}.`,
  'monster.attack': v =>
    `${monster(v.monster)} attaque ${member(v.member)} avec ${count(v.dice, 'dé')}${parts(v.parts, v.sent)}. ` +
    `Jusqu’à ${count(v.stoppable, 'touche annulable', 'touches annulables')}, ${count(v.potions, 'blessure à soigner', 'blessures à soigner')}${v.wounded ? ' ; une blessure déjà reçue' : ''}.`,
  'monster.attack.roll': v =>
    `${v.magic === 0 ? 'Affronter' : `Retirer ${diceOf(v.magic, 'magic')} : affronter`} ${count(v.dice, 'dé')} (mort ${percent(v.death)})`,
  'magic.removed': v =>
    `${member(v.member)} sacrifie ${diceOf(v.dice, 'magic')} : ${count(v.dice, 'dé')} d’attaque en moins.`,
  'monster.rolled': v =>
    `${monster(v.monster)} ${faces(v.dice)} contre ${member(v.member)} : ${count(v.hits, 'touche')}${v.automatic > 0 ? `, dont ${v.automatic} sans dé` : ''}.`,
  'monster.lastHit': v => `${monster(v.monster)} frappe tout le monde une dernière fois.`,
  defend: v =>
    `${count(v.hits, 'touche')} sur ${member(v.member)}${v.wounded ? ', qui porte déjà une blessure' : ''}. Qu’est-ce qui annule la prochaine ?`,
  'defend.with': v => capital(shieldWords(v.shield, v.worn)),
  'defend.not': v => `Subir ${count(v.hits, 'touche')}`,
  'hit.stopped': v => `Une touche sur ${member(v.member)} est annulée : ${shieldWords(v.shield, v.worn)}.`,
  potion: v =>
    `${member(v.member)}${v.wounded ? ', qui porte déjà une blessure,' : ''} va subir ${count(v.wounds, 'blessure')}. Boire une potion (reste ${v.potions}) ?`,
  'potion.drink': () => 'La boire : une blessure de moins',
  'potion.not': v => (v.dies ? 'Non : en mourir' : 'Non : recevoir la blessure'),
  'potion.drunk': v => `${member(v.member)} boit une potion : une blessure de moins.`,
  wounded: v => `${member(v.member)} reçoit une blessure.`,
  death: (v, cast) => `${Mercenary(cast, v)} meurt.`,

  // The attack of the mercenary
  'attack.step': v =>
    `${member(v.member)} contre ${monster(v.monster)} : ${v.base}${v.carry > 0 ? ` (dont ${v.carry} des précédents)` : ''}. ` +
    `${v.trapped ? `Capture à partir de ${v.capture}${v.captureBonus > 0 ? ` (+${v.captureBonus})` : ''}` : 'Pas de piège pour capturer'}, élimination à partir de ${v.kill}${v.killBonus > 0 ? ` (+${v.killBonus})` : ''}.`,
  'attack.do': v => `${stepWords(v.step)} (${chances(v.odds)})`,
  step: v => stepWords(v.step) + (v.chance === null ? '' : ` (${percent(v.chance)})`),
  'step.done': v => `En rester à ${v.total}`,
  rolled: v =>
    v.dice.length === 0
      ? `${member(v.member)} n’a aucun dé à lancer : ${v.total} en tout.`
      : `${member(v.member)} obtient ${list(v.dice.map(rolledDie))} : ${v.total} en tout.`,
  rerolled: v =>
    `${member(v.member)} relance un ${v.from} (${byWhat(v.by)}) : [[die:${v.colour}|${v.to}]], ${v.total} en tout.`,
  'venom.used': v => `${member(v.member)} utilise un venin : ${v.total} en tout.`,
  'loot.spent': (v, cast) =>
    `${Does(cast, v.seat, 'utilise', 'utilisez')} un butin (${loot(v.loot)}) : ${v.total} en tout.`,
  'attack.failed': v =>
    `${member(v.member)} ne vient pas à bout de ${monster(v.monster)}, qui a subi ${v.total}.`,
  'capture.or.kill': v => `Vous pouvez capturer ${monster(v.monster)} ou l’éliminer.`,
  'attack.end': v => `${v.end === 'capture' ? 'Capturer' : 'Éliminer'} ${monster(v.monster)}`,
  'monster.captured': (v, cast) => `${Mercenary(cast, v)} capture ${monster(v.monster)}.`,
  'monster.killed': (v, cast) =>
    `${Mercenary(cast, v)} élimine ${monster(v.monster)} et en garde le trophée.`,
  'monster.escapes': v => `${monster(v.monster)} s’échappe : il sera aux Portes.`,
  'monster.unbeaten': v => `Personne n’est venu à bout de ${monster(v.monster)}.`,
}
