import type { Must } from '@tablee/kernel'
import { SPECIALISTS } from '../ids.ts'

/** A whole number. */
export const count = (min: number, max: number): Must => ({ kind: 'number', min, max })

/** One of some words. */
export const oneOf = (values: readonly string[]): Must => ({ kind: 'choice', values })

/** A list of so many. */
export const listOf = (of: Must, min: number, max: number): Must => ({ kind: 'list', of, min, max })

/** A record of these fields. */
export const record = (fields: { readonly [name: string]: Must }): Must => ({ kind: 'record', fields })

/** Specialists, in some order. */
export const specialists = (min: number, max: number): Must => listOf(oneOf(SPECIALISTS), min, max)
