/** The cards that lie face down beside the Black Market. Prov.: public. */
export const STALLS = 3
