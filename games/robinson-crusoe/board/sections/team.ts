import type { Section, TableFacts } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { CHARACTERS } from '../../data/characters.ts'
import { SKILL_IDS, SKILLS } from '../../data/skills.ts'
import type { SectionWords } from '../../text/en/sections.ts'
import type { RobinsonView } from '../../view.ts'
import { cardName, characterName, thingName, WORDS } from '../words.ts'

/** The characters, one a row. */
export function teamSection(
  view: RobinsonView,
  facts: TableFacts,
  language: Language,
  own: SectionWords,
): Section {
  const words = WORDS[language]
  const rows = view.characters.map(({ id, wounds, det, specialWounds, alive }, seat) => {
    const player = seat < view.players ? facts.players[seat] : undefined
    const who = player ? ` (${seat === facts.seat ? words.you : player.name})` : ''
    const { hearts } = CHARACTERS[id]
    return {
      ref: `character:${id}`,
      party: id,
      cells: [
        `${characterName(view, id, language)}${who}`,
        alive ? own.of(hearts - wounds, hearts) : words.dead,
        String(det),
        String(view.supply.find(one => one.id === id)?.count ?? 0),
        SKILL_IDS.filter(skill => SKILLS[skill].owner === id)
          .map(skill => `${thingName(skill, language)} ${SKILLS[skill].det}`)
          .join(', ') || own.nothing,
        specialWounds.map(({ card }) => cardName(card, language)).join(', ') || own.nothing,
      ],
    }
  })
  return { place: 'seats', title: own.seatsTitle, columns: own.seatColumns, rows }
}
