import { boxes } from '../board/boxes.ts'
import '../board/words/en.ts'
import '../board/words/fr.ts'

// Every box is opened for the tests of what is drawn: they are about all factions.
await boxes.open(boxes.all, 'en')
await boxes.open(boxes.all, 'fr')
