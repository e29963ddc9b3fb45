import { CARDS } from '../../data/cards.ts'
import type { IconName } from '../art/icons.ts'
import { castOf, onMap } from '../contents.ts'
import type { Props } from '../ui/spots.ts'
import { helpOf, MOMENTS, titleOf, WORDS } from '../words.ts'
import { type Engagement, nameOf, voiceOf } from './engagement.ts'
import { SIDES } from './fight.ts'

/** Something to know before the dice: good or bad for the seat that looks. */
export interface Note {
  readonly key: string
  readonly tone: 'bad' | 'good' | 'plain'
  readonly icon: IconName
  readonly words: readonly [title: string, line: string]
}

/** What may still come into a battle, told from what everybody sees and from one's own hand. */
export function notesOn(props: Props, battle: Engagement): Note[] {
  return [
    ...ambushNote(props, battle),
    ...outrageNote(props, battle),
    ...hospitalNote(props, battle),
    ...hostilityNote(props, battle),
    ...effectNotes(props, battle),
  ]
}

/** The ambushes that would do here and lie neither open nor in one's own hand. 4.3.1 */
function ambushNote(props: Props, { fight, step }: Engagement): Note[] {
  const { view, language } = props
  const { attacker, defender, clearing } = fight
  if (step > 1 || attacker !== view.viewer) return []
  const words = MOMENTS[language]
  if (view.players[attacker].effects.some(card => CARDS[card].name === 'scoutingParty'))
    return [{ key: 'ambush', tone: 'good', icon: 'battle', words: words.note.noAmbush() }]
  const suit = view.suits[clearing]
  const seen = [...view.discard, ...view.players[attacker].hand]
  const left = CARDS.filter(
    (card, id) =>
      card.kind === 'ambush' && (card.suit === suit || card.suit === 'bird') && !seen.includes(id),
  ).length
  const cards = view.players[defender].hand.length
  if (left === 0 || cards === 0) return []
  return [
    {
      key: 'ambush',
      tone: 'bad',
      icon: 'battle',
      words: words.note.ambush(nameOf(props, defender), cards, left),
    },
  ]
}

/** Whoever removes sympathy gives a card. 8.2.6 */
function outrageNote({ view, language }: Props, { fight }: Engagement): Note[] {
  const { attacker, defender, clearing } = fight
  const alliance = view.players[defender]
  if (attacker !== view.viewer || !alliance.alliance || alliance.tokens.sympathy[clearing] === 0) return []
  const suit = view.suits[clearing]
  const own = view.players[attacker].hand.filter(card => [suit, 'bird'].includes(CARDS[card].suit)).length
  const words = MOMENTS[language].note.outrage(WORDS[language].suit[suit], own)
  return [{ key: 'outrage', tone: 'bad', icon: 'sympathy', words }]
}

/** 6.2.3 */
function hospitalNote({ view, language }: Props, { fight }: Engagement): Note[] {
  const seat = view.viewer
  if (seat === null || (seat !== fight.attacker && seat !== fight.defender)) return []
  const { faction, tokens, hand } = view.players[seat]
  if (faction !== 'marquise' || onMap(tokens.keep) === 0 || hand.length === 0) return []
  const words = MOMENTS[language].note.hospitals(WORDS[language].suit[view.suits[fight.clearing]])
  return [{ key: 'hospitals', tone: 'good', icon: 'keep', words }]
}

/** Who loses a warrior to the Vagabond becomes Hostile. 9.2.9.III */
function hostilityNote({ view, language }: Props, { fight, ranks }: Engagement): Note[] {
  const { vagabond } = view.players[fight.attacker]
  const men = ranks.defender.some(({ type }) => type === 'warrior')
  if (!vagabond || !men || vagabond.relations[fight.defender] === 'hostile') return []
  const words = MOMENTS[language].note.hostile(voiceOf(view, fight.defender))
  return [{ key: 'hostile', tone: 'bad', icon: 'crossbow', words }]
}

const IN_BATTLE = [
  'armorers',
  'sappers',
  'brutalTactics',
  'foxPartisans',
  'rabbitPartisans',
  'mousePartisans',
]

/** The crafted cards on both sides that may be used after the dice. 4.3.3 */
function effectNotes({ view, language }: Props, { fight }: Engagement): Note[] {
  const cast = castOf(view)
  const suit = view.suits[fight.clearing]
  return SIDES.flatMap(side =>
    view.players[fight[side]].effects
      .map(id => CARDS[id])
      .filter(({ name }) => IN_BATTLE.includes(name))
      .filter(({ name }) => !name.endsWith('Partisans') || name.startsWith(suit))
      .filter(({ name }) => name !== (side === 'attacker' ? 'sappers' : 'brutalTactics'))
      .map(
        (card): Note => ({
          key: card.key,
          tone: fight[side] === view.viewer ? 'good' : 'bad',
          icon: 'crown',
          words: MOMENTS[language].note.effect(
            titleOf(card, language),
            WORDS[language].party[cast[fight[side]]],
            helpOf(card, language),
          ),
        }),
      ),
  )
}
