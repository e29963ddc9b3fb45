import type { Command } from '../desk.ts'
import { backup } from './backup.ts'
import { campaign } from './campaign.ts'
import { data } from './data.ts'
import { exportGame } from './export.ts'
import { games } from './games.ts'
import { type CommandName, help } from './help.ts'
import { importGame } from './import.ts'
import { owner } from './owner.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { restore } from './restore.ts'
import { rules } from './rules.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'

/** Every command by its name. */
export const commands: { readonly [N in CommandName]: Command } = {
  play,
  campaign,
  games,
  simulate,
  replay,
  export: exportGame,
  import: importGame,
  rules,
  data,
  serve,
  backup,
  restore,
  owner,
  help,
}
