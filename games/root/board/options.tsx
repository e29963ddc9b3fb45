import type { GameOptions } from '@tablee/board'
import { ownLandmarks } from '../data/map.ts'
import { FACTIONS } from '../factions/index.ts'
import { layOut } from '../rules/faction.ts'
import { type MapLook, openLooks } from './art/look.ts'
import { FACES, openFaces } from './faces.ts'
import type { FactionFace } from './faction.ts'
import { byBox } from './found.ts'
import { MapPicture } from './setup/map-picture.tsx'
import { FactionSign } from './setup/sign.tsx'
import { Together } from './setup/together.tsx'
import { OUTLINE, WORDS } from './words.ts'
import './css/colours.css'
import './setup/setup.css'

// Every faction may be chosen, and every map.
layOut(FACTIONS)
openFaces(byBox(import.meta.glob<{ face: FactionFace }>('../factions/*/board/index.ts', { eager: true })), [])
openLooks(byBox(import.meta.glob<{ look: MapLook }>('../maps/*/board/index.ts', { eager: true })))

/** A coalition takes this many seats. 9.2.8 */
const COALITION_SEATS = 4

/** The options of Root as people read them. */
export const options: GameOptions = {
  applies(name, { deck, factions, hirelings, landmarks, map, setup }) {
    if (name === 'factions') return setup !== 'draft'
    if (name === 'insurgents') return setup === 'draft' && (factions as readonly string[]).length === 2
    if (name === 'hirelingCards') return hirelings === true
    const seated = factions as readonly string[]
    if (name === 'partisansKeepBirds') return deck === 'exiles'
    if (name === 'landmarkCards') return landmarks !== 0
    if (name === 'mapLandmarks') return ownLandmarks(String(map)).length > 0
    const owners = Object.keys(FACES).filter(faction => FACES[faction].options?.includes(name))
    if (owners.length === 0 || setup === 'draft') return true
    return seated.length >= COALITION_SEATS && owners.some(faction => seated.includes(faction))
  },

  option(name, language) {
    const words = OUTLINE[language].option[name] ?? null
    return name === 'factions' && words
      ? { ...words, values: { ...WORDS[language].party, ...words.values } }
      : words
  },

  brief({ map, deck }, language) {
    const { option } = OUTLINE[language]
    const place = option.map?.values?.[String(map)]
    return [place ?? [], deck === 'exiles' ? (option.deck?.values?.exiles ?? []) : []].flat()
  },

  sections: language => OUTLINE[language].sections,
  pictures: { map: MapPicture },
  Sign: ({ chosen }) => <FactionSign faction={chosen.factions} />,
  Together,
}
