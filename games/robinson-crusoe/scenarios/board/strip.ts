// The strip of the first scenario is drawn at once; those of the others come with the rest of their parts.
export { Strip as FirstStrip } from '../castaways/board/strip.tsx'
