/** What things are good for as long as they are there, by the id of their effect. */
export const LASTING: { readonly [id: string]: string | undefined } = {
  // Inventions
  needed: 'needed for many inventions',
  medicine: 'spares you the harm that many cards would do',
  oneMore: 'one more resource from a gathering for which it is planned',
  bed: 'whoever rests heals 2 wounds and gains 1 determination, but not in the Hammock',
  keepsFood: 'food no longer rots',
  furnace: 'one snow cloud less',
  diary: 'the first player gains 1 more determination each round',
  drums: 'the first player gains 2 more determination each round',
  pit: 'two times in three, 2 more food from production',

  // Treasures and equipment
  backpack: 'after each exploration of whoever carries it this round, draw 2 discovery tokens and keep 1',
  barrel: 'from then on 2 food in it do not rot',
  hammock: 'whoever rests also gains 1 determination, but not in the Bed',
  oldClothes: 'each round a snow cloud counts as rain',
  treasureMap: 'once, an exploration with exactly 2 pawns: draw mystery cards, up to 2 treasures',
  bible: 'whoever arranges the camp also gains 1 determination and heals 1 wound',

  // Inventions of the scenarios
  cross: 'on any tile, one on each; five of them at the end of a round are the victory',
  raftRescue: 'from the next round on, an exploration with 1 or 2 pawns brings Jenny to the camp',
  lifeboat: 'with Jenny at the camp, the victory',
  jollyBoat: 'once the island is explored, the victory',
  canoe: 'whoever explores draws 2 tiles and places 1',
  trap: 'on a totem tile, at most 2 spaces from the camp; King Kong is captured with three',
  tranquilizer: 'capturing King Kong costs 1 level of weapons instead of 5',
}
