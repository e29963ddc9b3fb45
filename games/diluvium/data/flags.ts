/** Where the book leaves a choice between readings: what is usual here, by the rule that tells of the other. */
export const FLAGS = {
  /** Off: each settler that the rival lacks pays it 10 gold; on: the first one does, and ends the action. */
  rivalTenGoldOncePerAction: false,
  /** Whether the token of the curse lies face down again once it has moved. */
  curseTokenReturnsHidden: true,
  /** Whether a Warship bars its tile to enemy Exploration Ships altogether, or only forbids to stop there. */
  warshipBlocksPassage: true,
  /** Whether the rival gains the gold under every marker that leaves its board. */
  rivalGainsMarkerBonus: true,
  /** Whether a bribe pays for all rival settlers of a tile or none. */
  bribeAllOrNothing: true,
  sanctuaryCanSink: true,
  /** Whether one may decline to explore the tile of arrival. */
  exploringOptional: true,
  /** Whether Exploit harvests all tiles, or one of one's choice. */
  exploitAllTiles: true,
  /** Whether both sides of a combat between players commit Weapons in secret, or the attacker first. */
  simultaneousWeapons: true,
  /** Whether an end condition ends the game at once, or with the round. */
  endAtOnce: false,
  /** Whether the rival's Warship leaves the Hydra alone. */
  hydraServesRival: false,
} as const satisfies { readonly [flag: string]: boolean }

export type Flag = keyof typeof FLAGS
export type Flags = { readonly [F in Flag]: boolean }

/** The flags by name. */
export const FLAG_IDS = Object.keys(FLAGS) as readonly Flag[]
