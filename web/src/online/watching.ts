const KEY = 'tablee watches'

/** Remembers that somebody watches without a name, for as long as the window is open. */
export function keepWatching(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** Whether somebody chose to watch without a name. */
export function isWatching(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}
