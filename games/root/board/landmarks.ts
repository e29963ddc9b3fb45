const signs: { [landmark: string]: string } = {}

/** The symbols of the landmarks whose boxes are open, on a grid of 512. */
export const LANDMARK_SIGNS: { readonly [landmark: string]: string } = signs

/** Opens the symbols of landmarks, by their id. */
export function openSigns(landmarks: { readonly [id: string]: { readonly symbol: string } }): void {
  for (const [id, { symbol }] of Object.entries(landmarks)) signs[id] = symbol
}
