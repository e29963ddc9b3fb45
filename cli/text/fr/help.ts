import type { SameMessages } from '@tablee/kernel'
import type { help as english } from '../en/help.ts'

/** Ce que dit « tablee help ». */
export const help: SameMessages<typeof english> = {
  'cli.help': () => `Tablée : des jeux de société, joués fidèlement.

  tablee play [jeu]          jouer dans le terminal
  tablee campaign <jeu>     une suite de parties dont un carnet reste
  tablee games               les jeux qu’il y a
  tablee simulate <jeu>      faire jouer des robots, beaucoup de parties
  tablee replay <fichier>    revoir pas à pas une partie enregistrée
  tablee export <fichier>    écrire une partie enregistrée pour la lire
  tablee import <fichier>    rejouer une partie notée dans une autre notation
  tablee rules <jeu>         les règles face aux tests réussis
  tablee data <jeu>          d’où viennent les données du jeu
  tablee serve               l’application et les tables en ligne
  tablee backup <fichier>    garder tout ce qu’a un serveur ; « restore » le remet
  tablee owner …             ce que fait le propriétaire d’un serveur
  tablee help <commande>     plus sur une commande

Partout : --lang fr|en, --json (une valeur JSON, rien d’autre), --help, --version.`,
  'cli.help.play':
    () => `tablee play [jeu] [--seats you,search] [--option nom=valeur]… [--seed n] [--pack paquet]
            [--save fichier]
tablee play --resume [fichier] [--seats you,search]

Joue dans le terminal. Sans jeu, montre ceux entre lesquels choisir.

  --seats    qui joue, un nom par siège : you (vous, autant de fois qu’il y a de gens à l’écran),
             random, greedy, search, search:easy, search:medium, search:hard,
             search:500 (tant d’essais), search:800ms (tant de temps)
  --option   une option du jeu ; « tablee games » les énumère
  --seed     la même graine donne la même partie
  --pack     le paquet de données d’un propriétaire ; « tablee help data » dit comment l’écrire
  --save     garde la partie dans ce fichier après chaque choix
  --resume   reprend une partie enregistrée ; sans fichier, la dernière quittée

À table : un nombre, une clé ou des mots choisissent ; ? explique, u annule, h conseille, q quitte.
Dans un script, une ligne d’entrée est une réponse.`,
  'cli.help.campaign': () => `tablee campaign <jeu> [--play étape [--seats you,search] [--seed n]] [--json]
tablee campaign <jeu> [--new] [--export fichier] [--import fichier]

Montre la campagne d’un jeu : ses étapes et le meilleur résultat de chacune.

  --play     joue une étape ; son résultat s’ajoute quand la partie est finie, pas quand on la quitte
  --new      commence une nouvelle campagne à la place de celle qui est gardée ici
  --export   écrit la campagne dans un nouveau fichier, avec une somme de contrôle
  --import   reprend la campagne d’un fichier, d’ici ou du navigateur`,
  'cli.help.games': () => `tablee games [--all] [--json]

Les jeux, leurs sièges, leurs options, la part de leurs règles qui est testée et la part de leurs
données qui est reconstituée. --all montre aussi les petits jeux de test.`,
  'cli.help.simulate': () => `tablee simulate <jeu> [--games n] [--seats random,search] [--option nom=valeur]…
                      [--mixed] [--seed n] [--workers n] [--save dossier] [--json]

Fait jouer 100 parties par des robots, ou autant que vous dites, sur tous les processeurs, ou sur autant
que vous dites ; montre qui gagne, les scores, les longueurs, la vitesse. La première partie a la graine 1,
ou celle que vous dites, et chacune la suivante. --mixed tire une table au sort pour chaque partie, parmi
toutes celles que les règles admettent : le nombre de sièges et toutes les options, sauf celles que vous
donnez. --save garde chaque partie dans un dossier.`,
  'cli.help.replay': () => `tablee replay <fichier> [--to n] [--seat n] [--json]

Montre une partie enregistrée après n choix, ou après le dernier ; dans un terminal on avance et recule
de là. --seat montre ce que voit ce siège, sinon ce que voit un spectateur. Une partie qui met les règles
en défaut s’ouvre au choix qui le fait. Le rapport d’un problème s’ouvre au choix où il a été fait.`,
  'cli.help.export': () => `tablee export <fichier> [--format text|json|…] [--output fichier]

Écrit le journal d’une partie enregistrée, sur la sortie standard ou dans un nouveau fichier. Un jeu peut
avoir ses propres notations ; un nom inconnu les fait lister.`,
  'cli.help.import': () => `tablee import <fichier> [--output fichier] [--seed n] [--json]

Joue selon les règles une partie notée dans une autre notation, et l’enregistre : partie.rootlog devient
partie.json, ou le nouveau fichier que vous nommez. Ce que la notation ne dit pas, pioches et dés, est choisi
pour que ce qu’elle dit soit possible ; une autre graine peut choisir autrement. Là où les règles refusent ce
qui est noté, on s’arrête, et la ligne, la règle et la raison sont dites ; ce qui précède est gardé.`,
  'cli.help.rules': () => `tablee rules <jeu> [--json]

L’index des règles du jeu (RULES.tsv) face au dernier « npm test » : quelles règles sont citées, entre
crochets, par le titre d’un test réussi. Celles de plus tard (LATER.txt) sont nommées comme telles. Leurs
énoncés en français (RULES.fr.tsv) se lisent ici avec --lang fr et, dans le navigateur, à la page des règles.`,
  'cli.help.data': () => `tablee data <jeu> [--json]
tablee data <jeu> --template dossier
tablee data <jeu> --check paquet [--output fichier]

D’où vient chaque donnée : du livret de règles, d’une source publique, de notre reconstitution.

  --template   écrit ce qui est reconstitué dans un nouveau dossier, chaque donnée avec ce qu’elle doit
               respecter : qui possède la boîte y écrit ce que dit la boîte
  --check      dit si l’on peut jouer avec un paquet, un fichier ou un dossier
  --output     écrit un paquet qui convient en un seul fichier, pour le navigateur

« tablee play <jeu> --pack … » joue avec.`,
}
