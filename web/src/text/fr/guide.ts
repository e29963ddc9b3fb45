import type { SameMessages } from '@tablee/kernel'
import type { guide as en } from '../en/guide.ts'

/** The guided first game, whatever the game, in French. */
export const guide: SameMessages<typeof en> = {
  'guide.start': v => (v.games === 1 ? 'Première partie guidée' : 'Premières parties guidées'),
  'guide.which': () => 'Apprendre à jouer avec…',
  'guide.startLine': v => `Première partie guidée de ${v.game}, une dizaine de minutes`,
  'guide.name': () => 'Guide',
  'guide.at': v => `${v.number} sur ${v.total}`,
  'guide.advice': () => 'À votre place…',
  'guide.free': () => 'À vous de choisir',
  'guide.others': () => 'Les autres jouent',
  'guide.passing': () => 'Voyez d’abord ce qui se passe',
  'guide.both': v => `${v.one} → ${v.next}`,
  'guide.do': () => 'Suivre le conseil',
  'guide.next': () => 'Suite',
  'guide.alone': () => 'Continuer sans guide',
  'guide.back': () => 'Leçon précédente',
  'guide.skip': () => 'Passer le guide',
  'guide.close': () => 'Fermer',
  'guide.show': () => 'Revoir le guide',
  'guide.fold': () => 'Replier le guide',
  'guide.unfold': () => 'Déplier le guide',
}
