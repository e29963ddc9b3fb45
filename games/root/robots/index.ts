import { automatedAlliance } from './automatedAlliance/index.ts'
import { cogwheelCorvids } from './cogwheelCorvids/index.ts'
import { drillbitDuchy } from './drillbitDuchy/index.ts'
import { electricEyrie } from './electricEyrie/index.ts'
import { logicalLizards } from './logicalLizards/index.ts'
import { mechanicalMarquise } from './mechanicalMarquise/index.ts'
import { riverfolkRobots } from './riverfolkRobots/index.ts'
import { vagabot } from './vagabot/index.ts'

/** The robots that can be played with. */
export const ROBOTS = [
  mechanicalMarquise,
  electricEyrie,
  automatedAlliance,
  vagabot,
  logicalLizards,
  riverfolkRobots,
  drillbitDuchy,
  cogwheelCorvids,
] as const

/** A robot by its id. */
export type RobotId = (typeof ROBOTS)[number]['id']

/** What all robots say. */
export type RobotText = Every<NonNullable<(typeof ROBOTS)[number]['messages']>>

/** All of a union at once. */
type Every<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never
