import type { Provenance } from '@tablee/kernel'
import { isPrintedThere, isTranslated } from '../scenarios/names-from.ts'

/**
 * The French names that the rulebook prints, by family; those of all others are our own translation. Of cards with
 * two names the second stands under `id:action` (threats) or `id:lower` (what comes back).
 */
const PRINTED: { readonly [family: string]: readonly string[] | 'all' } = {
  event: [
    'argument',
    'argument:action',
    'catastrophe',
    'catastrophe:action',
    'cloudburst',
    'cloudburst:action',
    'council',
    'council:action',
    'dangerousNight',
    'dangerousNight:action',
    'despondency',
    'despondency:action',
    'disaster',
    'disaster:action',
    'howlingFromTheWoods',
    'howlingFromTheWoods:action',
    'jaguar:action',
    'nightAttack',
    'nightAttack:action',
    'predatorIsNear:action',
    'ragingRiver',
    'ragingRiver:action',
    'stormDamage',
    'stormDamage:action',
    'strokeOfFate',
    'strokeOfFate:action',
    'termites',
    'theIslandFightsBack',
    'theIslandFightsBack:action',
    'unusuallyColdNight',
  ],
  wreckage: ['foodCrates', 'captainsChest', 'captainsChest:action'],
  adventure: [
    'brokenTool',
    'fastWork',
    'fastWork:lower',
    'inAHurry:lower',
    'monkeySee',
    'monkeySee:lower',
    'tired',
    'tired:lower',
    'toolsInspection',
    'toolsInspection:lower',
    'mushrooms',
    'mushrooms:lower',
    'newFlock',
    'newFlock:lower',
    'skeleton',
    'skeleton:lower',
    'surpriseInTheBushes',
    'surpriseInTheBushes:lower',
    'weatherBreakdown:lower',
    'winterFreezing',
    'remainsOfASettlement',
    'stormOnTheHorizon:lower',
  ],
  mystery: [
    'backpack',
    'barrel',
    'blankets',
    'bottleOfWine',
    'boxes',
    'candles',
    'ceremonialBowl',
    'compass',
    'hammock',
    'hatchetTreasure',
    'helmet',
    'herbalMixture',
    'oldClothes',
    'oldMap',
    'sabre',
    'treasureMap',
    'whip',
    'shinyJewel',
    'blowgun',
    'confused',
    'poisonousSpores',
    'snareTrap',
    'strangeDisease',
    'unfortunateAdventure',
  ],
  beast: ['bearBeast'],
  skill: 'all',
  scenario: 'all',
}

/** The families of which the rulebook prints nearly all names: those that it does not. */
const TRANSLATED: { readonly [family: string]: readonly string[] } = {
  invention: ['snare', 'moat', 'wall'],
  equipment: ['emptyBottle'],
  discovery: [],
}

/** Where a French name comes from. */
export function frenchNameFrom(family: string, id: string): Provenance {
  const printed = PRINTED[family] ?? []
  const isPrinted = TRANSLATED[family]
    ? !TRANSLATED[family].includes(id) && !isTranslated(family, id)
    : printed === 'all' || printed.includes(id) || isPrintedThere(family, id)
  return isPrinted ? 'rulebook' : 'reconstructed'
}
