import { type FC, memo } from 'react'

/** What islands are covered with, by their type, what deep sea is by its level, and what is closed. */
export const Patterns: FC = memo(() => (
  <defs>
    <pattern id="dl-p-food" className="k-food" width="6" height="5" patternUnits="userSpaceOnUse">
      <path
        className="is-filled"
        d="M1.500.4a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8ZM4.5 2.9a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8Z"
      />
    </pattern>
    <pattern
      id="dl-p-craft"
      className="k-craft"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 1h6" />
    </pattern>
    <pattern id="dl-p-weapons" className="k-weapons" width="4.5" height="5" patternUnits="userSpaceOnUse">
      <path d="M1.2 0v5" />
    </pattern>
    <pattern id="dl-p-ruins" className="k-ruins" width="12" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 .5h12M0 4.5h12M3 .5v4M9 4.5v4" />
    </pattern>
    <pattern id="dl-deep-1" width="20" height="14" patternUnits="userSpaceOnUse">
      <path className="dl-waves" d="M0 5q5-5 10 0t10 0" />
    </pattern>
    <pattern id="dl-deep-2" width="18" height="8" patternUnits="userSpaceOnUse">
      <path className="dl-waves" d="M0 4q4.5-5 9 0t9 0" />
    </pattern>
    <pattern id="dl-barred" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="dl-bars" d="M0 1.2h9" />
    </pattern>
  </defs>
))
