/** The leaf of the house. */
export function Leaf() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="leaf"
        d="M16 2.500c6.5 2.8 10.5 8 10.5 14.5 0 6-4.3 10.5-10.5 11.500C9.8 27.5 5.5 23 5.5 17c0-6.5 4-11.7 10.5-14.500Z"
      />
      <path
        className="veins"
        d="M16 7v23M16 14.500l5.5-4M16 14.500l-5.5-4M16 20.500l6.5-4.500M16 20.500l-6.5-4.500M16 26l5-3.600M16 26l-5-3.6"
      />
    </svg>
  )
}
