import type { Datum, Json } from '@tablee/kernel'
import { BUILDING_IDS, DICE_OF_BOX, DISPLAYS, HIT_FROM, LIMITS, PRICES, SUPPLY } from './board.ts'
import { COMPENSATION } from './missions.ts'
import {
  CAMPAIGN,
  MADHALA_AMBUSHES,
  MADHALA_CITADEL,
  MADHALA_CITADEL_UP_TO,
  MADHALA_DISCARDS,
  MADHALA_MISSIONS,
  MADHALA_OUTSIDE,
  MADHALA_TOKENS,
  PREPARED_GOAL,
} from './solo.ts'
import {
  AFFINITY_POINTS,
  DIFFICULTIES,
  FAVOR,
  GLORY_TO_END,
  LOST_CLAN_GOLD,
  MORE_MONSTERS_TURNS,
  OPENING_REPUTATION,
  START,
  TURNS,
  WAGES,
} from './tracks.ts'

const printed = (id: string, at: string, value: Json): Datum => ({ id, from: 'rulebook', at, value })

/** What the rulebook tells of the board, the tracks and the automaton: nothing of it is reconstructed. */
export const printedData = (): Datum[] => [
  printed('panic', '169', [...BUILDING_IDS]),
  printed('displays', '221,233,235,249,540,1293', { ...DISPLAYS }),
  printed('limits', '466,482,566', { ...LIMITS }),
  printed('supply', '133-145', { ...SUPPLY }),
  printed('dice', '181-195', { ...DICE_OF_BOX }),
  printed('prices', '444,492,544,564,581,895', { ...PRICES }),
  printed('hit', '827', HIT_FROM),
  printed('compensation', '651', COMPENSATION),
  printed('start', '285-293', { ...START }),
  printed('turns', '355', TURNS.length),
  printed('gloryToEnd', '362', GLORY_TO_END),
  printed('lostClan', '850', LOST_CLAN_GOLD),
  printed('opening', '221', OPENING_REPUTATION),
  printed(
    'wages',
    '1011-1013',
    WAGES.map(band => ({ ...band })),
  ),
  printed('affinityPoints', '1054-1055', [...AFFINITY_POINTS]),
  printed('difficulties', '1120-1130', { ...DIFFICULTIES }),
  printed('favor', '1136-1143', { ...FAVOR }),
  printed('moreMonsters', '1148', [...MORE_MONSTERS_TURNS]),
  printed('preparedGoal', '1390-1393', { ...PREPARED_GOAL }),
  printed('campaign', '1248-1258', { ...CAMPAIGN }),
  printed('madhala:tokens', '1236', MADHALA_TOKENS),
  printed('madhala:citadel', '1276-1283', { upTo: MADHALA_CITADEL_UP_TO, yellow: [...MADHALA_CITADEL] }),
  printed('madhala:outside', '1284-1289', [...MADHALA_OUTSIDE]),
  printed('madhala:missions', '1444', [...MADHALA_MISSIONS]),
  printed('madhala:discards', '1293-1305', [...MADHALA_DISCARDS]),
  printed('madhala:ambushes', '1431', MADHALA_AMBUSHES),
  {
    id: 'firstPlayerTie',
    from: 'public',
    at: 'Knight Knowledge, rules guide, 2019',
    value: 'the nearest to the right, the holder last',
  },
]
