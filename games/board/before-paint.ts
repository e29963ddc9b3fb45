/**
 * Does something just before the page is next painted; gives what calls it off. What measures or moves the focus then
 * finds all that changed since laid out once, instead of having it laid out there and then.
 */
export function beforePaint(act: () => void): () => void {
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
