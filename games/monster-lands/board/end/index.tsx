import type { FinaleProps } from '@tablee/board'
import type { FC } from 'react'

/** The picture of the end. */
export const Finale: FC<FinaleProps> = () => null
