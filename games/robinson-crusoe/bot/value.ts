import { judge, type Layers, read } from '@tablee/common/net.ts'
import type { Robinson } from '../state.ts'
import { featuresOf } from './features.ts'
import { BIAS, UNITS } from './weights.ts'

const net: Layers = { hidden: UNITS.map(read), bias: BIAS }

/** The chance that all will win. */
export const chanceOf = (state: Robinson): number => judge(net, featuresOf(state))
