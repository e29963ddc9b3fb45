import { COLOUR_OF, DISSENTERS } from '../data/dissenters.ts'
import { COLOURS, type Colour } from '../ids.ts'

/** Red and yellow for Narek and Camilla, unless somebody has them (L2086). */
export function coloursBut(taken: readonly Colour[]): Colour[] {
  const used = [...taken]
  return DISSENTERS.map(dissenter => {
    const wanted = COLOUR_OF[dissenter]
    const others = COLOURS.filter(one => !Object.values<Colour>(COLOUR_OF).includes(one))
    const colour = used.includes(wanted) ? (others.find(one => !used.includes(one)) ?? wanted) : wanted
    used.push(colour)
    return colour
  })
}
