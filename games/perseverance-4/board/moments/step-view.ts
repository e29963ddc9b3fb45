import type { Message } from '@tablee/kernel'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { Specialist, Species } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { ActionCardId } from '../../data/solo/actions.ts'
import type { Ancient, ArtefactId, Crew, OfficerId, OptionId, Zone } from '../../data/types.ts'
import type { Perseverance4 } from '../../state.ts'
import type { Perseverance4View } from '../../view.ts'
import { dissenterOf } from '../contents.ts'

/** A view that is being changed. */
type Draft = { -readonly [K in keyof Perseverance4View]: Perseverance4View[K] } & Pick<Perseverance4, 'zones'>

interface Values {
  readonly zone: Zone
  readonly owner: Owner
  readonly space: number
  readonly slot: number
  readonly kind: Ancient
  readonly face: Specialist
  readonly dinos: readonly Species[]
  readonly crew: Crew
  readonly seat: number
  readonly place: 'battlefield' | 'voyage' | OptionId
  readonly officer: OfficerId
  readonly choice: { readonly place: OfficerId | null }
  readonly n: number
  readonly to: number
  readonly paid: boolean
  readonly onProgram: boolean
  readonly breaches: number
  readonly artefact: ArtefactId
  readonly tile: number
  readonly narek: ActionCardId
  readonly camilla: ActionCardId
}

/** Where a combat or an assembly goes on: what it clears is told by what follows. */
interface Going {
  combat: Zone | null
  assembly: Zone | null
}

type Change = (draft: Draft, values: Values, going: Going) => void

const dissenter = (draft: Draft, owner: Owner) => {
  const who = dissenterOf(draft, owner)
  return who !== null && draft.solo ? draft.solo.dissenters[who as Dissenter] : null
}

const build: Change = ({ zones }, { zone, crew, owner, seat }) => {
  zones[zone].section[crew].push(owner ?? seat)
}

const fort: Change = ({ zones }, { zone, space, owner }) => {
  zones[zone].fortifications[space - 1] = owner
}

const crate: Change = ({ zones }, { zone, place, owner }) => {
  const here = zones[zone]
  if (place === 'battlefield') here.crates.push(owner)
  else if (place === 'voyage') here.shipped.push(owner)
  else here.costs[place] = owner
}

const leader: Change = ({ zones }, { zone, owner }) => {
  for (const one of Object.values(zones)) one.leaders = one.leaders.filter(other => other !== owner)
  zones[zone].leaders.push(owner)
}

const trail: Change = ({ zones }, { zone, to }) => {
  zones[zone].trail = to
}

/** What each report changes of what is seen on the table. */
const CHANGES: { readonly [id: string]: Change | undefined } = {
  'die.placed': (draft, { zone, space, owner, face }) => {
    const at = draft.pool.findIndex(die => die.owner === owner)
    draft.pool = draft.pool.filter((_, i) => i !== at)
    draft.zones[zone].dice[space] = { owner, face }
  },
  'die.rerolled': (draft, { owner, face }, { assembly }) => {
    if (assembly !== null) {
      draft.zones[assembly].dice.fill(null)
      draft.zones[assembly].leaders = []
    }
    draft.pool = [...draft.pool, { owner, face }]
  },
  scout: ({ zones }, { zone, face }) => {
    if (face.includes('combat')) zones[zone].flagged = true
  },
  'unit.deployed': ({ zones }, { zone, kind, slot }, going) => {
    if (going.combat === zone) {
      zones[zone].units.fill(null)
      zones[zone].flagged = false
      going.combat = null
    }
    zones[zone].units[slot] = { kind, owner: null, dinos: [] }
  },
  'spearman.removed': () => {},
  rallied: ({ zones }, { zone, slot, kind, owner, dinos }) => {
    const unit = zones[zone].units[slot] ?? { kind, owner, dinos: [] }
    unit.owner = owner
    unit.dinos.push(...dinos.map(species => ({ species, wounds: 0 })))
    zones[zone].units[slot] = unit
  },
  'cabin.built': build,
  'solo.cabin': build,
  'fort.built': fort,
  'solo.fort': fort,
  'crate.placed': crate,
  'solo.crate': crate,
  'leader.placed': leader,
  'solo.leader': leader,
  'trail.up': trail,
  'trail.down': trail,
  'influence.placed': ({ influence }, { officer, seat, n }) => {
    influence[officer][seat] += n
  },
  'solo.influence': ({ influence }, { officer, owner }) => {
    influence[officer][owner]++
  },
  'solo.pays': ({ influence }, { officer, owner, paid }) => {
    if (paid) influence[officer][owner]--
  },
  'solo.reserve': (draft, { owner, space, onProgram }) => {
    const one = dissenter(draft, owner)
    if (one) one.reserve = { space, onProgram }
  },
  'solo.reset': (draft, { owner }) => {
    const one = dissenter(draft, owner)
    if (one) one.reserve = { space: 0, onProgram: false }
  },
  'solo.advanced': (draft, { owner, space }) => {
    const one = dissenter(draft, owner)
    if (one) one.rally = space
  },
  'solo.assigned': (draft, { narek, camilla }) => {
    if (!draft.solo) return
    const { cards } = draft.solo
    const row = cards.row.map(card => (card === narek || card === camilla ? null : card))
    draft.solo = { ...draft.solo, cards: { ...cards, row, slots: { narek, camilla } } }
  },
  'solo.followers': (draft, { n }) => {
    if (draft.solo) draft.solo = { ...draft.solo, followers: draft.solo.followers + n }
  },
  'solo.artefact': (draft, { zone, artefact }) => {
    draft.zones[zone].artefacts.shift()
    if (draft.solo) draft.solo = { ...draft.solo, artefacts: [...draft.solo.artefacts, artefact] }
  },
  breach: (draft, { breaches }) => {
    draft.breaches = breaches
  },
  combat: (_, { zone }, going) => {
    going.combat = zone
  },
  assembly: (_, { zone }, going) => {
    going.assembly = zone
  },
  'tile.next': (draft, { tile }) => {
    draft.assemblies = tile - 1
  },
}

/** The combat and the assembly that something was asked of, so that they end with what is told next. */
function goingAfter(past: readonly Message[]): Going {
  const zoneOf = (begins: string, ends: (report: Message, zone: Zone) => boolean): Zone | null => {
    const at = past.findLastIndex(({ id }) => id === begins)
    if (at < 0) return null
    const { zone } = told<Values>(past[at])
    return past.slice(at).some(report => ends(report, zone)) ? null : zone
  }
  return {
    combat: zoneOf(
      'combat',
      (report, zone) => report.id === 'unit.deployed' && told<Values>(report).zone === zone,
    ),
    assembly: zoneOf('assembly', ({ id }) => id === 'die.rerolled'),
  }
}

/** The table as far as some of what happened goes, after what had been told before. */
export function viewAt(
  before: Perseverance4View,
  reports: readonly Message[],
  past: readonly Message[] = [],
): Perseverance4View {
  const draft = structuredClone(before) as Draft
  const going = goingAfter(past)
  for (const report of reports) CHANGES[report.id]?.(draft, told<Values>(report), going)
  const last = reports.findLast(({ id }) => id === 'solo.acts' || id === 'turn.begins')
  if (last) draft.turnOf = told<Values>(last).owner ?? told<Values>(last).seat
  if (last?.id === 'solo.acts') draft.phase = 'dissenters'
  return draft
}
