/** Where the French names of a scenario come from, where the rulebook does not print them all. */
export interface Titles {
  /** By families of which it prints nearly all: those that are our own translation, tokens by their symbol. */
  readonly translated: { readonly discovery?: readonly string[]; readonly invention?: readonly string[] }
  /** By families of which it prints few: those that it does. */
  readonly printed?: { readonly [family: string]: readonly string[] }
}
