import diluvium from './vignettes/diluvium.svg'
import monster from './vignettes/monster.svg'
import perseverance from './vignettes/perseverance.svg'
import robinson from './vignettes/robinson.svg'
import root from './vignettes/root.svg'

/** The label of each game, drawn by us in flat inks. */
export const vignettes: { readonly [game: string]: string } = {
  root,
  'robinson-crusoe': robinson,
  monster,
  perseverance,
  diluvium,
}
