import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Riverfolk Company plays. */
export const sheet: FactionSheet = {
  goal: 'They are merchants: whatever the others lack, they sell, and the pay of their customers builds their trade posts.',
  turn: [
    'Two of their own warriors arrive if nobody has paid; each two funds kept score a point, with a trade post on the map; then everything on their board becomes funds.',
    'They commit a fund to move, battle, draw or craft, and get it back; they spend a fund to recruit by a river, or two of whoever rules a clearing for a trade post and a warrior there.',
    'They draw nothing. They keep five cards at most, all for sale, and may set new prices.',
  ],
  against:
    'Every warrior you pay works for them, so buy only what wins you more. Funds that nobody gives them cannot build: refuse for a turn or two, and remove a trade post, which costs half of their funds and is lost for good.',
}
