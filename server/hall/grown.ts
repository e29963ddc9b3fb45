/** What changed at the end of a list since somebody last looked. */
export class Grown<V> {
  /** What they had seen and is gone. */
  gone: readonly V[] = []
  /** What is new. */
  added: readonly V[] = []

  /** Items of the list gave way to others at its end. */
  change(less: readonly V[], more: readonly V[]): void {
    const unseen = Math.min(less.length, this.added.length)
    this.gone = [...less.slice(0, less.length - unseen), ...this.gone]
    this.added = [...this.added.slice(0, this.added.length - unseen), ...more]
  }

  /** The list became another that begins as it did. */
  become(before: readonly V[], after: readonly V[], same: (a: V, b: V) => boolean): void {
    let shared = 0
    while (shared < before.length && shared < after.length && same(before[shared], after[shared])) shared++
    this.change(before.slice(shared), after.slice(shared))
  }

  /** Somebody has looked. */
  seen(): void {
    this.gone = []
    this.added = []
  }
}
