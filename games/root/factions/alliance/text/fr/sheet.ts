import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Woodland Alliance plays, in French. */
export const sheet: FactionSheet = {
  goal: 'Partie de rien, elle vit de la colère que les autres soulèvent : la Sympathie d’abord, la Révolte quand l’heure est venue.',
  turn: [
    'Elle peut se révolter pour deux partisans de la couleur d’une clairière sympathisante, puis gagner la Sympathie, de proche en proche.',
    'Elle fabrique avec sa Sympathie, mobilise des cartes en partisans et, avec une base, entraîne des officiers, dans l’ordre de son choix.',
    'Chaque officier mène une opération : déplacement, combat, recrutement ou organisation. Puis elle pioche une carte, et une de plus par base.',
  ],
  against:
    'Laissez trois guerriers là où cela compte : la loi martiale renchérit la Sympathie. Retirez les jetons tôt, avant qu’elle n’ait deux partisans de leur couleur : l’Indignation ne coûte qu’une carte. Une base perdue lui coûte la moitié de ses officiers.',
}
