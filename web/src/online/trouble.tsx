/** What was refused, read out at once; nothing when all is well. */
export function Refused({ why }: { readonly why: string | null }) {
  return why === null ? null : (
    <p className="refused" role="alert">
      {why}
    </p>
  )
}
