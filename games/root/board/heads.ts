import type { Message } from '@tablee/kernel'

/** What is always told as a consequence of what came before it. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  'removed',
  'scored',
  'lost.points',
  'deck.reshuffled',
  'cards.drawn.own',
  'card.taken.which',
  'card.given.which',
  'hand.seen',
  'effect.discarded',
  'coffinMakers.buries',
  'eyrieEmigre.leaves',
  'partisans.discarded',
  'battle.ambushed',
  'battle.foiled',
  'battle.overByAmbush',
  'battle.rolled',
  'battle.defenceless',
  'battle.commander',
  'battle.hits',
  'marquise.healed',
  'eyrie.despot',
  'eyrie.purged',
  'eyrie.newChance',
  'alliance.joined',
  'alliance.noRoom',
  'alliance.officer',
  'alliance.outraged',
  'alliance.outraged.which',
  'alliance.supportersLost',
  'alliance.officersLost',
  'vagabond.damaged',
  'vagabond.enlisted',
  'vagabond.fightsWith',
  'vagabond.gained',
  'vagabond.infamy',
  'vagabond.relation',
  'vagabond.ruinGone',
  'vagabond.quest.new',
  'vagabond.aid.took',
])

/** What is paid first, so that the deed it pays for follows from it. */
const PAYS = ['card.spent', 'effect.used', 'league.exhausted', 'vagabond.exhausted']
const ORDER = ['eyrie.decree.resolved', 'eyrie.emergency']

/** What follows only from some: after anything else it begins something. */
const AFTER: { readonly [id: string]: readonly string[] | undefined } = {
  moved: [...ORDER, 'effect.used', 'league.exhausted', 'effect.discarded'],
  'vagabond.moved': PAYS,
  'vagabond.exhausted': ['vagabond.exhausted'],
  'vagabond.explored': PAYS,
  'vagabond.exploredNothing': PAYS,
  'vagabond.repaired': [...PAYS, 'vagabond.repaired'],
  'vagabond.refreshed': ['vagabond.refreshed'],
  'vagabond.removed': ['vagabond.removed'],
  'vagabond.quested': PAYS,
  'vagabond.dayLabor.took': PAYS,
  'vagabond.scorched': PAYS,
  'card.taken': PAYS,
  'card.given': [...PAYS, 'card.taken', 'card.taken.which'],
  'hand.shown': [...PAYS, 'alliance.outraged', 'moved', 'removed', 'scored'],
  'card.discarded': ['card.discarded', 'cards.drawn', 'cards.drawn.own'],
  'cards.drawn': [...PAYS, 'removed', 'vagabond.quested', 'vagabond.quest.new', 'cards.drawn.own'],
  'marquise.woodSpent': ['marquise.woodSpent'],
  'building.placed': [
    ...ORDER,
    'marquise.woodSpent',
    'alliance.revolted',
    'alliance.spent',
    'removed',
    'scored',
  ],
  'warriors.placed': [...ORDER, ...PAYS, 'warriors.placed', 'building.placed', 'removed'],
  'token.placed': [...PAYS, 'token.placed', 'alliance.spent', 'removed'],
  'alliance.spent': ['alliance.spent', 'alliance.revolted'],
  'alliance.revolted': ['alliance.spent'],
  'alliance.drawn': ['hand.shown', 'hand.seen', 'alliance.drawn', 'moved', 'removed', 'scored'],
  'eyrie.leader.rules': ['eyrie.purged', 'eyrie.newChance'],
}

/** Whether a report begins something; what follows, up to the next that does, came of it. */
export function heads({ id }: Message, before?: Message): boolean {
  if (CONSEQUENCES.has(id)) return false
  return before === undefined || AFTER[id]?.includes(before.id) !== true
}

/** The points that a report gives a seat or takes from it. */
export function points({ id, values }: Message): { readonly seat: number; readonly points: number } | null {
  if (id !== 'scored' && id !== 'lost.points') return null
  const { seat, points } = values as { readonly seat: number; readonly points: number }
  return { seat, points: id === 'scored' ? points : -points }
}
