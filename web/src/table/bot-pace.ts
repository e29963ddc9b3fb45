/** How long a bot's pick is shown before the next, in milliseconds. */
export const BOT_PACE = { slow: 1200, usual: 450, fast: 0 } as const

/** The paces of bots, the slowest first. */
export const PACES = ['slow', 'usual', 'fast'] as const
