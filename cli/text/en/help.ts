import type { Text } from '@tablee/kernel'

/** What “tablee help” says. */
export const help = {
  'cli.help': () => `Tablée: board games, played faithfully.

  tablee play [game]        play in the terminal
  tablee campaign <game>    a run of games of which a log carries over
  tablee games              the games there are
  tablee simulate <game>    have bots play many games
  tablee replay <file>      step through a saved game
  tablee export <file>      write a saved game for people to read
  tablee import <file>      play a game that was recorded in another notation
  tablee rules <game>       the rules against the tests that passed
  tablee data <game>        where the game’s data come from
  tablee serve              the web app and online tables
  tablee backup <file>      keep all that a server holds; “restore” brings it back
  tablee owner …            what the owner of a server does
  tablee help <command>     more about a command

Everywhere: --lang fr|en, --json (one JSON value, nothing else), --help, --version.`,
  'cli.help.play':
    () => `tablee play [game] [--seats you,search] [--option name=value]… [--seed n] [--pack pack] [--save file]
tablee play --resume [file] [--seats you,search]

Plays in the terminal. Without a game, shows the games to choose from.

  --seats    who plays, one name per seat: you (as often as there are people at the screen),
             random, greedy, search, search:easy, search:medium, search:hard,
             search:500 (so many tries), search:800ms (so much time)
  --option   an option of the game; “tablee games” lists them
  --seed     the same seed gives the same game
  --pack     an owner’s data pack; “tablee help data” tells how to write one
  --save     keeps the game in this file after every choice
  --resume   goes on with a saved game; without a file, with the one left last

At the table: a number, a key or words choose; ? explains, u takes back, h gives a hint, q leaves.
From a script, one line of standard input is one answer.`,
  'cli.help.campaign': () => `tablee campaign <game> [--play stage [--seats you,search] [--seed n]] [--json]
tablee campaign <game> [--new] [--export file] [--import file]

Shows the campaign of a game: its stages, and the best result of each.

  --play     plays a stage; its result is added when the game is over, not when you leave it
  --new      begins a new campaign in the place of the one kept here
  --export   writes the campaign into a new file, under a checksum
  --import   goes on with the campaign of a file, from here or from the browser`,
  'cli.help.games': () => `tablee games [--all] [--json]

The games with their seats, their options, the share of their rules that is tested and the share of
their data that is reconstructed. --all shows the small games for tests too.`,
  'cli.help.simulate':
    () => `tablee simulate <game> [--games n] [--seats random,search] [--option name=value]…
                       [--mixed] [--seed n] [--workers n] [--save folder] [--json]

Has bots play 100 games, or as many as you say, on all processors, or on as many as you say; shows who
wins, the scores, the lengths, the speed. The first game has the seed 1, or the one you say, and each
further game the next. --mixed draws a table for each game, any that its rules allow: the number of seats
and every option but those you give. --save keeps every game in a folder.`,
  'cli.help.replay': () => `tablee replay <file> [--to n] [--seat n] [--json]

Shows a saved game after n picks, or after the last; in a terminal you go on and back from there.
--seat shows what that seat sees, else what a spectator sees. A save that makes the rules fail opens
at the pick that does. The report of a problem opens at the choice it was made at.`,
  'cli.help.export': () => `tablee export <file> [--format text|json|…] [--output file]

Writes a saved game as its journal, to standard output or to a new file. A game may have notations of its
own; a mistake in the name of one lists them.`,
  'cli.help.import': () => `tablee import <file> [--output file] [--seed n] [--json]

Plays a game that was recorded in another notation, by the rules, and writes it as a saved game: game.rootlog
becomes game.json, or the new file you name. What the record does not tell, draws and dice, is chosen so that
what it tells is possible; another seed may choose otherwise. Where the rules refuse what was recorded, it
stops there and tells the line, the rule and why; what came before is kept.`,
  'cli.help.rules': () => `tablee rules <game> [--json]

The game’s rule index (RULES.tsv) against the last “npm test”: which rules are cited, in square brackets,
by the title of a test that passed. Rules of a later scope (LATER.txt) are named as such. Their statements
in French (RULES.fr.tsv) are shown with --lang fr, and by the rules page in the browser.`,
  'cli.help.data': () => `tablee data <game> [--json]
tablee data <game> --template folder
tablee data <game> --check pack [--output file]

Where every datum comes from: the rulebook, a public source, our own reconstruction.

  --template   writes what is reconstructed into a new folder, each datum with what it must satisfy: whoever
               owns the box writes there what the box says
  --check      tells whether a pack, a file or a folder of them, can be played with
  --output     writes a pack that can be as one file, for the browser

“tablee play <game> --pack …” plays with it.`,
} satisfies Text
