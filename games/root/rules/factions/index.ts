import { register } from '../faction.ts'
import { alliance } from './alliance.ts'
import { eyrie } from './eyrie.ts'
import { marquise } from './marquise.ts'
import { vagabond } from './vagabond.ts'

for (const faction of [marquise, eyrie, alliance, vagabond]) register(faction)
