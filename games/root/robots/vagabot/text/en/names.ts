import type { EnglishNames } from '../../../../text/en/party.ts'
import type { BotCharacter } from '../../data.ts'

/** What the Vagabot is called. */
export const names: EnglishNames = {
  parties: {
    vagabot: { name: 'the Vagabot', full: 'Vagabot', short: 'Vagabot' },
  },
  pieces: {},
  sources: {},
  lines: {
    vagabot:
      'Wanders alone: explores ruins, does quests, takes crafted items for its aid, and hunts whoever leads. Hits only damage its items.',
  },
}

/** What each character of the Vagabot does. */
export const SPECIAL: { readonly [C in BotCharacter]: string } = {
  thief: 'discards a random card of whoever leads in its clearing, for a point',
  tinker: 'crafts the topmost discarded card whose item is left; starts with three items',
  ranger: 'slips into a forest with three damaged items',
  vagrant: 'has two others fight in its clearing and removes what falls',
  scoundrel: 'clears a crowded clearing and covers one of its slots for good',
  arbiter: 'helps defenders in its clearing with the items of its battle track, for a point',
}
