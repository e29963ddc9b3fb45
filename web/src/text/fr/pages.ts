import { titleOf } from '@tablee/games/shelf.ts'
import type { SameMessages } from '@tablee/kernel'
import type { pages as en } from '../en/pages.ts'
import { round } from './phrase.ts'

/** The pages around the table, in French. */
export const pages: SameMessages<typeof en> = {
  'site.skip': () => 'Aller au contenu',
  'site.nav': () => 'Site',
  'site.games': () => 'Jeux',
  'site.mine': () => 'Mes parties',
  'site.rules': () => 'Règles',
  'site.about': () => 'À propos',
  'site.language': () => 'Langue',
  'site.theme': () => 'Thème',
  'site.light': () => 'Clair',
  'site.dark': () => 'Sombre',
  'site.to.light': () => 'Thème clair',
  'site.to.dark': () => 'Thème sombre',
  'site.home': () => 'Accueil',
  'site.loading': () => 'Un instant…',
  'site.nowhere': () => 'Il n’y a rien à cette adresse.',
  'site.nowhereLine': () => 'L’adresse est peut-être incomplète, ou la page a changé de place.',
  'site.safe': () => 'Vos autres parties sont intactes : chacune reste là où elle est gardée.',
  'site.back': () => 'Retour aux jeux',

  'home.title': () => 'À quoi joue-t-on ce soir ?',
  'home.line': () =>
    'Seul, à plusieurs sur un écran ou à distance, avec ou sans robots. Sans compte, et même hors ligne.',
  'home.resume': () => 'Reprendre',
  'home.games': () => 'Les jeux',
  'home.yours': () => 'À vous',
  'home.over': () => 'Finie',
  'home.goesOn': () => 'En cours',
  'home.round': v => (v.round > 0 ? `${v.party}, ${round(v)}` : v.party),
  'home.all': v => `Les ${v.count} parties`,
  'home.forget': v => `Supprimer cette partie : ${v.name}`,
  'home.forgetSure': () => 'Supprimer cette partie pour de bon ?',
  'home.forgetYes': () => 'Supprimer',
  'home.forgetNo': () => 'Garder',
  'home.import': () => 'Une partie, ou un Rootlog ?',
  'home.importButton': () => 'Ouvrir un fichier',
  'home.reading': () => 'La partie notée est en train d’être rejouée…',
  'home.readSoFar': () => 'Ouvrir la partie jusque-là',
  'home.text': () => 'Chaque jeu se joue aussi au clavier et au lecteur d’écran.',
  'home.play': () => 'Jouer',
  'home.playNow': v => `Jouer à ${v.game} tout de suite, ${v.together ? 'avec' : 'contre'} des robots`,
  'home.prepare': () => 'Préparer une table',
  'home.coming': () => 'Bientôt',
  'home.players': v => `${v.min} à ${v.max} joueurs`,
  'home.minutes': v => `${v.min} à ${v.max} min`,
  'home.playersLabel': () => 'Joueurs',
  'home.minutesLabel': () => 'Durée',
  'home.weightLabel': () => 'Poids',
  'home.weight': v =>
    ['très léger', 'léger', 'moyen', 'soutenu', 'exigeant', 'très exigeant'][v.weight] ?? '',

  'game.title': v => titleOf(v.game, 'fr'),

  'rules.title': v => `Les règles de ${v.game}`,
  'rules.line': () => 'Toutes les règles que le jeu applique, dans nos mots, chacune sous son numéro.',
  'rules.games': () => 'Les règles des autres jeux',
  'rules.search': () => 'Chercher dans les règles',
  'rules.found': v => (v.count < 2 ? `${v.count} règle` : `${v.count} règles`),
  'rules.none': () => 'Aucune règle ne contient tous ces mots.',
  'rules.chapters': () => 'Chapitres',
  'rules.inEnglish': () => 'Les règles de ce jeu ne sont écrites qu’en anglais pour l’instant.',
  'rules.one': v => `Règle ${v.rule}`,
  'rules.about': v => `${v.topic.charAt(0).toUpperCase()}${v.topic.slice(1)}`,
  'rules.unknown': v => `L’index n’a pas de règle ${v.rule}.`,
  'rules.beside': () => 'À côté',
  'rules.all': () => 'Toutes les règles',

  'rules.sources': () => 'D’où viennent les données',

  'sources.title': v => `Les sources de ${v.game}`,
  'sources.line': () =>
    'Chaque carte, jeton, plan et nombre du jeu est une donnée, et chacune dit d’où elle vient.',
  'sources.rulebook': () => 'Du livret',
  'sources.rulebook.line': () => 'Telles que le livret les imprime, dans son texte ou ses images.',
  'sources.public': () => 'De sources publiques',
  'sources.public.line': () => 'Telles que les donnent des descriptions publiées et des listes de joueurs.',
  'sources.reconstructed': () => 'Reconstituées',
  'sources.reconstructed.line': () =>
    'Aucune source ne les donne : nous les avons fixées nous-mêmes, sur le modèle de leurs semblables.',
  'sources.ofTitles': v => `Dont ${v.count} titres français.`,
  'sources.facts': () => 'Nombres et effets reconstitués',
  'sources.facts.line': v =>
    v.count === 0
      ? 'Aucun : chaque nombre et chaque effet a sa source.'
      : v.count === 1
        ? 'Un seul. Sa carte porte le mot « reconstitué ».'
        : `${v.count}. À la table, le mot « reconstitué » les signale.`,
  'sources.titles': () => 'Titres français reconstitués',
  'sources.titles.line': v =>
    `Nous ne connaissons pas les ${v.count} titres suivants dans l’édition française : ils sont notre traduction. Ce que font les cartes n’en dépend pas.`,

  'about.title': () => 'À propos de Tablée',
  'about.what': () =>
    'Tablée est un lieu où jouer fidèlement à des jeux de société exigeants : seul, à plusieurs sur un écran, avec des robots ou contre eux. Les règles, les robots et vos parties vivent dans votre navigateur : pas de compte, et plus besoin de connexion une fois la page chargée.',
  'about.faithful': () =>
    'Les règles sont celles des livrets, exceptions comprises ; les mots et tous les dessins sont les nôtres. Les nombres qu’aucune source publique ne donne ont été reconstitués, et sont signalés comme tels.',
  'about.credits': () => 'Crédits',
  'about.icons': () =>
    'Certains symboles viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0.',
  'about.fonts': () => 'Les caractères sont Faustina et Commissioner, sous licence SIL Open Font 1.1.',
}
