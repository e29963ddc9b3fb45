import { EQUIPMENT_IDS } from '../../data/equipment.ts'
import { isSign, type SignName } from '../ui/art.tsx'

/** Things whose symbol goes by another name. */
const OTHER: { readonly [id: string]: SignName | undefined } = {
  basket: 'gather',
  shelter: 'hut',
  cross: 'cross',
  sacredBell: 'bell',
  raftRescue: 'raft',
  ropeLadder: 'ladder',
  jollyBoat: 'mast',
  canoe: 'lifeboat',
  fence: 'corral',
  garden: 'carrot',
  tranquilizer: 'dart',
  candlesToken: 'candles',
  thornyBushes: 'thorns',
  largeLeaves: 'leaves',
  herbs: 'discovery',
  healingHerbs: 'medicine',
  nourishingLarvae: 'larvae',
  vegetables: 'carrot',
  poisonToken: 'poison',
  tobaccoToken: 'tobacco',
  treasureToken: 'chest',
  fallenTree: 'wood',
  oldMachete: 'machete',
  biscuits: 'cookie',
  emptyBottle: 'bottle',
  flaskOfRum: 'rum',
  hammerAndNails: 'nails',
  pipeAndTobacco: 'tobacco',
  stormGlass: 'glass',
}

/** The symbol of an invention, item, piece of equipment or token. */
export function inventionSign(id: string): SignName {
  const [, symbol] = id.split('.')
  const own = OTHER[id]
  if (own) return own
  if (symbol !== undefined && isSign(symbol)) return symbol
  return isSign(id) ? id : (EQUIPMENT_IDS as readonly string[]).includes(id) ? 'crate' : 'chest'
}
