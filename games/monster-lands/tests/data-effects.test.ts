import { expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { LOOT } from '../data/loot.ts'
import { things } from '../text/en/things.ts'

const { members, novice, equipment, monsters, regions, traps } = reconstructed.usual

/** A table, a line for each record: what it does, in words that tell all of its effect. */
const told = <R>(records: { readonly [id: string]: R }, effect: (record: R) => string): string[] =>
  Object.entries(records).map(([id, record]) => `${id}: ${effect(record)}`)

const lines = (table: string): string[] => table.trim().split('\n')

const TALENTS = `
purkas: Cancels 1 hit of a monster
korgo: One Persuasion die may be rolled again
dalina: Room for 3 more traps
drapis: Cancels 1 hit of a monster
taroa: +1 to each Force die of the expedition
puargh: Whenever this mercenary captures a monster: 1 glory
fandor: Once per turn, while not on an expedition: 1 Persuasion die for 1 gold
wondou: Cancels 2 hits of a monster
vaidala: Once per turn: a recruit costs 4 gold less, down to 0
tortock: +1 to the total to capture
taron: Once per turn, when you use the Mine: 2 more gold
parjas: Cancels 1 hit of a Water or Jungle monster
wishor: Once per turn: traps cost 4 gold less in all, down to 0
ginova: Sends 1 attack die to an adjacent expedition
nimra: Cancels 1 hit of a monster
frostor: Once per turn: 1 potion or 1 venom
dolfus: Cancels 2 hits of a monster
lusara: Whenever this mercenary captures or kills a monster: 2 potions
nuduru: Once per turn: 1 potion
frunks: +1 to each Magic die of the expedition
shandee: Cancels 1 hit of a Water or Fire monster
zondu: Cancels 1 hit of a monster
tranok: Once per turn: 2 gold
naiala: +3 to the total to kill
jckrat: Force dice may be rolled again, twice in all
torko: +3 to the total to capture
karunna: Force or Magic dice may be rolled again, twice in all
poisson: +2 to the total to kill
timbulu: +1 to each Force die of the expedition
guster: Cancels 1 hit of a Jungle or Air monster
lorios: Once per turn: 1 venom
kakron: One Force die may be rolled again
wormee: Once per turn, while not on an expedition: 1 Force die for 2 gold
trulina: Cancels 2 hits of a monster
geas: +3 to the total to conquer
saruna: Captures without a trap
novice: Once per turn: a die of the pool becomes one of another colour
`

test('the talents of members are those of the list', () => {
  expect(told({ ...members, novice }, ({ talent }) => things.talent(talent))).toEqual(lines(TALENTS))
})

const ABILITIES = `
krakhen: Magic dice may be rolled again, twice in all
rashnek: Once per turn, when you use the Mine: 2 more gold
mortis: +1 to each Magic die of the expedition
kedavra: +2 to each Magic die of the expedition to conquer
pugnor: +1 to each Force die of the expedition
jlham: Persuasion dice may be rolled again, twice in all
noxx: Cancels 1 hit of a monster
turzokj: Once per turn: traps cost 4 gold less in all, down to 0
jlyzor: +1 to each Force die of the expedition against a monster
tergeo: Force dice may be rolled again, twice in all
`

test('the abilities of equipment are those of the list', () => {
  expect(told(equipment, ({ ability }) => things.talent(ability))).toEqual(lines(ABILITIES))
})

const POWERS = `
snailer: In a Jungle region it attacks with 2 more dice instead of 1
sporus: Each of its attacks also rolls 1 die against every mercenary of the zone
korcko: Killed, it deals 1 last hit to every mercenary of the zone, who may defend
gator: No potion and no venom helps against it
turfus: It takes 2 traps to capture it
warkors: Each of its attacks adds 1 hit to the roll
krinx: At the gates it brings 2 panic tokens per Cleanup
surbol: In a Fire region it attacks with 2 more dice instead of 1
dogor: Drawn, it goes straight to the gates and replaces whatever stands there
sandor: Captured in a region, it gives its reward, then comes back at the gates
moldo: −1 to each Force die rolled against it
krunn: Killed, it deals 1 last hit to every mercenary of the zone, who may defend
tronj: At the gates it attacks with 3 more dice
jckon: In an Air region it attacks with 2 more dice instead of 1
snagus: Each of its attacks adds 1 hit to the roll
gorgosh: No Defense talent helps against it; tokens do
blandor: In a Water region it attacks with 2 more dice instead of 1
krushuj: −1 to each Magic die rolled against it
abysur: An attack that wounds also costs 1 glory
caribdis: No weapon helps against it
`

test('the powers of monsters are those of the list', () => {
  expect(told(monsters, ({ power, affinity }) => things.power(power, affinity))).toEqual(lines(POWERS))
})

const ACTIONS = `
skyehn: 1 Magic die for 3 Force dice
ghadik: 2 Persuasion dice for 9 gold
kale: 1 Magic die for 3 potions
kyzhul: 1 Force die for 2 Persuasion dice
rynia: 2 Force dice for a free recruit from the Tavern
gurban: 2 Force or Persuasion dice for 3 Magic dice
yuha: 1 Persuasion die for 2 Magic dice
wahibah: 1 Magic die for 3 Defense tokens
uyuniah: 2 Force or Persuasion dice for a free piece of equipment from the Bazaar
negueria: 1 Force die, 1 Magic die and 1 Persuasion die for 2 glory
thaklan: 2 Force or Magic dice for 3 Persuasion dice
alDahj: 1 Force die for a loot token on display
`

test('the actions of regions are those of the list', () => {
  expect(told(regions, ({ pay, action }) => things.landAction(pay, action))).toEqual(lines(ACTIONS))
})

const TRAP_EFFECTS = `
forceDie1: Adds 1 Force die to the expedition
forceDie2: Adds 2 Force dice to the expedition
forceDie3: Adds 3 Force dice to the expedition
forceMod1: +1 to each Force die of the expedition
forceMod2: +2 to each Force die of the expedition
forceMod3: +3 to each Force die of the expedition
magicDie1: Adds 1 Magic die to the expedition
magicDie2: Adds 2 Magic dice to the expedition
magicDie3: Adds 3 Magic dice to the expedition
magicMod1: +1 to each Magic die of the expedition
magicMod2: +2 to each Magic die of the expedition
flat4: +4 to the total against a monster
flat6: +6 to the total against a monster
flat8: +8 to the total against a monster
forceDie1P: Adds 1 Force die to the expedition; nobody can steal from it
forceDie2P: Adds 2 Force dice to the expedition; nobody can steal from it
magicDie1P: Adds 1 Magic die to the expedition; nobody can steal from it
magicDie2P: Adds 2 Magic dice to the expedition; nobody can steal from it
initial: Adds 1 Force die to the expedition
stealM1: Steals 1 Magic die from a neighbouring expedition
stealM2: Steals up to 2 Magic dice from a neighbouring expedition
stealF1: Steals 1 Force die from a neighbouring expedition
stealF2: Steals up to 2 Force dice from a neighbouring expedition
stealAny1: Steals 1 Force or Magic die from a neighbouring expedition
stealAny2: Steals up to 2 Force or Magic dice from a neighbouring expedition
redirect2: Sends 1 or 2 attack dice to an adjacent expedition
`

test('the effects of traps are those of the list', () => {
  expect(told(traps, ({ effect }) => things.trap(effect))).toEqual(lines(TRAP_EFFECTS))
})

const LOOT_EFFECTS = `
lootReroll4: Discard it: Force or Magic dice may be rolled again, 4 times in all
lootRerollM3: Discard it: Magic dice may be rolled again, 3 times in all
lootConquestGlory: Discard it when you conquer a region: 4 glory more
lootKillGlory: Discard it when you kill a monster: 4 glory more
lootCaptureGlory: Discard it when you capture a monster: 3 glory more
lootBrew: Discard it for 2 potions and 2 venoms
lootKill6: Discard it: +6 to the total to kill
lootTrophy3: Keep it as a trophy of 3, or discard it for 15 gold
lootSupply: Discard it for 6 gold, 1 Defense token and 1 potion
lootPtoM: Discard it with 1 Persuasion die of your pool for 3 Magic dice; it is no action
lootMtoF: Discard it with 1 Magic die of your pool for 3 Force dice; it is no action
lootMagic2: Discard it: +2 to each Magic die of the expedition
lootGold12: Discard it for 12 gold
lootGold10: Discard it for 10 gold
lootRecruit: Discard it to recruit a mercenary of the Tavern for nothing
lootForce2: Discard it: +2 to each Force die of the expedition
`

test('the effects of loot are those of the list', () => {
  expect(told(LOOT, ({ effect }) => things.loot(effect))).toEqual(lines(LOOT_EFFECTS))
})
