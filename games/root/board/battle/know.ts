import { CARDS } from '../../data/cards.ts'
import type { ForecastNote } from '../../rules/forecast.ts'
import type { IconName } from '../art/icons.ts'
import { castOf } from '../contents.ts'
import type { Props } from '../ui/spots.ts'
import { helpOf, MOMENTS, titleOf, WORDS } from '../words.ts'
import { type Engagement, nameOf, voiceOf } from './engagement.ts'

/** Something to know before the dice: good or bad for the seat that looks. */
export interface Note {
  readonly key: string
  readonly tone: 'bad' | 'good' | 'plain'
  readonly icon: IconName
  readonly words: readonly [title: string, line: string]
}

/** What may still come into a battle: as its question tells it, and who becomes Hostile by it. */
export function notesOn(props: Props, battle: Engagement): Note[] {
  const told = (battle.outlook?.notes ?? []).map((note): Note => noteOf(props, battle, note))
  return [...told, ...hostilityNote(props, battle)]
}

function noteOf(props: Props, { fight }: Engagement, note: ForecastNote): Note {
  const { view, language } = props
  const words = MOMENTS[language].note
  const board = WORDS[language]
  const toneFor = (seat: number): Note['tone'] =>
    seat === view.viewer ? 'good' : seat === fight.attacker || seat === fight.defender ? 'bad' : 'plain'
  const party = (seat: number): string => board.party[castOf(view)[seat]]
  switch (note.id) {
    case 'ambush': {
      const suits = [...new Set(note.suits)].map(suit => board.suit[suit]).join(', ')
      return {
        key: note.id,
        tone: toneFor(note.seat),
        icon: 'battle',
        words: words.ambush(nameOf(props, note.seat), note.hand, suits),
      }
    }
    case 'noAmbush':
      return {
        key: note.id,
        tone: toneFor(fight.attacker),
        icon: 'battle',
        words: words.noAmbush(note.why),
      }
    case 'option':
      return {
        key: `${note.option}${note.seat}`,
        tone: toneFor(note.seat),
        icon: 'crown',
        words: optionWords(props, note.option, party(note.seat)),
      }
    case 'enlist':
      return {
        key: note.id,
        tone: toneFor(fight.defender),
        icon: 'sword',
        words: words.enlist(party(note.seat), note.hits),
      }
    case 'outrage':
      return {
        key: note.id,
        tone: note.payer === view.viewer ? 'bad' : 'plain',
        icon: 'sympathy',
        words: words.outrage(voiceOf(view, note.payer), note.hit, board.suit[note.suit]),
      }
    case 'fieldHospitals':
      return {
        key: note.id,
        tone: toneFor(note.seat),
        icon: 'keep',
        words: words.hospitals(voiceOf(view, note.seat), board.suit[note.suit], note.keep),
      }
    case 'coffinMakers':
      return { key: note.id, tone: 'plain', icon: 'bag', words: words.coffins(party(note.seat)) }
  }
}

/** An effect that may be used after the roll: a crafted card, or the Swift Strike of a Ronin. */
function optionWords({ language, say }: Props, option: string, party: string): Note['words'] {
  const card = CARDS.find(({ name }) => name === option)
  const title = card ? titleOf(card, language) : say({ id: 'battle.option', values: { option } })
  return MOMENTS[language].note.effect(title, party, card ? helpOf(card, language) : '')
}

/** Who loses a warrior to the Vagabond becomes Hostile. 9.2.9.III */
function hostilityNote({ view, language }: Props, { fight, ranks }: Engagement): Note[] {
  const { vagabond } = view.players[fight.attacker]
  const men = ranks.defender.some(({ type }) => type === 'warrior')
  if (!vagabond || !men || vagabond.relations[fight.defender] === 'hostile') return []
  const words = MOMENTS[language].note.hostile(voiceOf(view, fight.defender))
  return [{ key: 'hostile', tone: 'bad', icon: 'crossbow', words }]
}
