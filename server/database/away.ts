/** What the database says when it is away, full, locked or broken. */
const AWAY =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM)|ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|08|53|57P)/

/** Whether an error means that the database cannot be used at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    AWAY.test(code) || /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  )
}
