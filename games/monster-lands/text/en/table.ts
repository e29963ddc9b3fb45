/** What the table in text says besides. */
export interface TableWords {
  readonly clan: string
  readonly members: readonly string[]
  readonly citadel: string
  readonly buildings: readonly string[]
  readonly stalls: string
  readonly wares: readonly string[]
  readonly missions: string
  readonly outside: (land: string, monster: string) => string
  readonly noMonster: string
  readonly paths: readonly string[]
  readonly clans: string
  readonly seats: readonly string[]
  readonly free: string
  readonly nobody: string
  readonly nothing: string
  readonly closed: string
  readonly onlyFrom: (players: number) => string
  readonly yields: (n: number) => string
  readonly takenBy: (who: string, dice: string) => string
  readonly discounts: (die: string, n: number) => string
  readonly dice: (dice: string) => string
  readonly traps: (traps: string) => string
  readonly tokens: (defense: number, potions: number, venoms: number) => string
  readonly loot: (loot: string) => string
  readonly trophies: (trophies: string) => string
  readonly regions: (regions: string) => string
  readonly hidden: string
  readonly defenseToken: string
  readonly rolled: (value: number) => string
  readonly extraDice: (n: number) => string
}

/** What the table in text says in English. */
export const table: TableWords = {
  clan: 'Your clan',
  members: ['Member', 'Where', 'Talent', 'Wears', 'Dice', 'Reputation'],
  citadel: 'The Citadel',
  buildings: ['Building', 'Takes', 'Places', 'Your dice take off'],
  stalls: 'Stalls',
  wares: ['What', 'What it does', 'Gold'],
  missions: 'Missions',
  outside: (land, monster) => `${land}: ${monster}`,
  noMonster: 'no monster',
  paths: ['Expedition', 'Asks for', 'Reinforcements', 'Gives', 'Glory for a death', 'Who is there'],
  clans: 'Clans',
  seats: ['Clan', 'Glory', 'Reputation', 'Surplus', 'Gold', 'Wages', 'Dice left', 'In store', 'Members'],
  free: 'free',
  nobody: 'nobody',
  nothing: 'nothing',
  closed: 'closed by panic',
  onlyFrom: players => `from ${players} players`,
  yields: n => `for ${n}`,
  takenBy: (who, dice) => `${who} (${dice})`,
  discounts: (die, n) => `${die}: ${n}`,
  dice: dice => `Dice left: ${dice}.`,
  traps: traps => `Traps: ${traps}.`,
  tokens: (defense, potions, venoms) => `Defense tokens: ${defense}, potions: ${potions}, venoms: ${venoms}.`,
  loot: loot => `Loot: ${loot}.`,
  trophies: trophies => `Trophies: ${trophies}.`,
  regions: regions => `Regions: ${regions}.`,
  hidden: 'hidden trap',
  defenseToken: 'Defense',
  rolled: value => `shows ${value}`,
  extraDice: n => `This turn monsters roll ${n} more attack ${n === 1 ? 'die' : 'dice'}.`,
}
