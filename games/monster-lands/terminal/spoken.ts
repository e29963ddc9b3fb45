import type { Language } from '@tablee/kernel'
import { board as boardEn } from '../text/en/board.ts'
import { lootName as lootEn, trapName as trapEn } from '../text/en/called.ts'
import { names as namesEn } from '../text/en/names.ts'
import { table as tableEn } from '../text/en/table.ts'
import { things as thingsEn } from '../text/en/things.ts'
import { board as boardFr } from '../text/fr/board.ts'
import { lootName as lootFr, trapName as trapFr } from '../text/fr/called.ts'
import { names as namesFr } from '../text/fr/names.ts'
import { table as tableFr } from '../text/fr/table.ts'
import { things as thingsFr } from '../text/fr/things.ts'
import type { Spoken } from './words.ts'

/** The words of both languages. */
export const SPOKEN: { readonly [L in Language]: Spoken } = {
  en: {
    board: boardEn,
    names: namesEn,
    things: thingsEn,
    table: tableEn,
    trapName: trapEn,
    lootName: lootEn,
  },
  fr: {
    board: boardFr,
    names: namesFr,
    things: thingsFr,
    table: tableFr,
    trapName: trapFr,
    lootName: lootFr,
  },
}
