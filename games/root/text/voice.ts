/** Who a sentence of the board speaks of: the seat that looks, or a party. */
export type Voice = 'you' | (string & {})
