import type { Clearing, ClearingData, MapData } from '../data/map.ts'

/** The clearings of a map of a kind. */
export const clearingsThat =
  (is: (clearing: ClearingData) => boolean) =>
  ({ clearings }: MapData): readonly Clearing[] =>
    clearings.filter(is).map(({ id }) => id)

/** Whether a clearing lies on a river, or on the shore of a lake. C.2.2 */
export const isOnRiver = ({ rivers }: ClearingData): boolean => rivers.length > 0
