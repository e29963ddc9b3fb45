import { type Colours, drawSection } from '@tablee/common/columns.ts'
import type { Language } from '@tablee/kernel'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import { board as boardEn } from '../text/en/board.ts'
import { cards as cardsEn } from '../text/en/cards.ts'
import { moments as momentsEn } from '../text/en/moments.ts'
import { names as namesEn } from '../text/en/names.ts'
import { things as thingsEn } from '../text/en/things.ts'
import { board as boardFr } from '../text/fr/board.ts'
import { cards as cardsFr } from '../text/fr/cards.ts'
import { moments as momentsFr } from '../text/fr/moments.ts'
import { names as namesFr } from '../text/fr/names.ts'
import { things as thingsFr } from '../text/fr/things.ts'
import type { Perseverance3View } from '../view.ts'
import { nextTile } from './contents.ts'
import { drawMap } from './map.ts'
import { tableOf } from './table.ts'
import type { Spoken } from './words.ts'

const SPOKEN: { readonly [L in Language]: Spoken } = {
  en: { board: boardEn, names: namesEn, things: thingsEn, cards: cardsEn, moments: momentsEn },
  fr: { board: boardFr, names: namesFr, things: thingsFr, cards: cardsFr, moments: momentsFr },
}

/** The colours of the leaders, as ANSI codes. */
const COLOURS: Colours = { adelita: 31, jack: 33, keoni: 34, phoenix: 32 }

/** The table for the terminal: turn and assembly, the map, then city, areas, offers, seats, and last one's own. */
export function draw(view: Perseverance3View, language: Language): string {
  const spoken = SPOKEN[language]
  const { board } = spoken
  const turn = Math.min(8, view.players[view.active].turns + 1)
  const sections = tableOf(view, spoken)
  const isMine = ({ place }: { readonly place: string }): boolean => place === 'hand'
  return [
    `${board.turnOf(turn)} · ${board.assembly} ${ROMAN[nextTile(view)]}`,
    drawMap(view, spoken),
    ...[...sections.filter(one => !isMine(one)), ...sections.filter(isMine)].map(section =>
      drawSection(section, COLOURS),
    ),
  ].join('\n\n')
}
