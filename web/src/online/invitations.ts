const KEY = 'tablee invitations'

function kept(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Remembers by which invitation somebody came to a table, for as long as the window is open. */
export function keepInvitation(table: string, code: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), [table]: code }))
  } catch {
    // A browser that keeps nothing lets its user follow the link again.
  }
}

/** The invitation by which somebody came to a table. */
export function invitationTo(table: string): string | undefined {
  return kept()[table]
}
