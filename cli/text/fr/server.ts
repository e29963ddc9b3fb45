import type { SameMessages } from '@tablee/kernel'
import type { server as english } from '../en/server.ts'

/** Ce qui se dit du serveur : ses réglages, et ce que fait son propriétaire. */
export const server: SameMessages<typeof english> = {
  'cli.help.serve': () => `tablee serve [--port n] [--database url] …

Sert l’application et les tables en ligne, jusqu’à ce qu’on lui dise de finir (Ctrl-C, ou SIGTERM : il termine
ce qui est commencé). Sans réglage il ne sert que cette machine, et garde tout dans un fichier SQLite.
docs/self-hosting.md dit comment le mettre sur internet. Chaque réglage est un drapeau ou une variable
d’environnement ; le drapeau l’emporte.
`,
  'cli.help.backup': () => `tablee backup <fichier> [--database url] [--data dossier]

Écrit tout ce que garde un serveur (personnes, tables, parties) dans un fichier, qu’il tourne ou non. Le fichier
se restaure dans SQLite ou PostgreSQL, d’où qu’il vienne. Gardez-le en lieu sûr : il contient les empreintes des
mots de passe.`,
  'cli.help.restore': () => `tablee restore <fichier> [--database url] [--data dossier]

Remplit une base vide à partir d’une sauvegarde, tout ou rien. À faire avant que le serveur démarre.`,
  'cli.help.owner': () => `tablee owner list people|tables|broken|audit [--json]
tablee owner ban|unban|reset-password <personne>
tablee owner rename <personne ou table> <nom>
tablee owner end|repair <table>
tablee owner problems [<rapport> [<fichier>]]
tablee owner forget <rapport>
                 [--database url] [--data dossier]

Ce que fait le propriétaire d’un serveur, qu’il tourne ou non. Une personne se donne par son identifiant ou son
compte, une table par son identifiant ; les listes les montrent. « end » termine une partie avant l’heure ;
« repair » ramène une table qui ne s’ouvre plus au dernier choix conforme aux règles. « problems » liste les
problèmes signalés, en montre un, ou l’écrit dans un fichier que « tablee replay » ouvre à son choix ; « forget »
en retire un qui est réglé. Tout est noté au registre.`,

  // Settings
  'cli.setting': v =>
    `  --${v.flag} (${v.variable}${v.standard === '' ? '' : `, sinon ${v.standard}`})\n      ${v.line}`,
  'cli.setting.port': () => 'Le port où écouter ; 0 pour n’importe lequel de libre. PORT est lu aussi.',
  'cli.setting.host': () => 'L’adresse où écouter ; 0.0.0.0 pour tous ceux qui atteignent cette machine.',
  'cli.setting.data': () =>
    'Le dossier de ce que garde le serveur ; sinon $XDG_DATA_HOME/tablee ou ~/.local/share/tablee.',
  'cli.setting.database': () =>
    'postgres://nom:motdepasse@hôte/base, ou le chemin d’un fichier SQLite ; sinon tablee.sqlite dans le dossier.',
  'cli.setting.origin': () =>
    'L’adresse que les gens ouvrent, comme https://tablee.example ; nécessaire derrière un mandataire ou sous un nom de domaine.',
  'cli.setting.trust-proxy': () =>
    'Les mandataires crus sur l’adresse de l’appelant : « loopback », des adresses, des réseaux ; sinon aucun.',
  'cli.setting.log': () =>
    'Ce qui est dit sur la sortie d’erreur, en lignes de JSON : silent, error, warn, info, debug.',
  'cli.setting.metrics-token': () =>
    'Ce que doit montrer qui lit /metrics (Authorization: Bearer …) ; sinon seule cette machine les lit.',
  'cli.setting.requests': () => 'Combien de demandes par minute une adresse peut faire.',
  'cli.setting.tables': () => 'Combien de tables inachevées une personne peut avoir ouvertes.',
  'cli.setting.bot-tables': () =>
    'Combien d’entre elles peuvent avoir des robots ; d’une même adresse, trois fois plus.',
  'cli.setting.finished-days': () =>
    'Après tant de jours, il ne reste d’une partie terminée que son résultat ; 0 garde tout.',
  'cli.setting.archive': () =>
    'Le dossier où ces parties sont écrites auparavant, à rouvrir par « tablee replay » ; sans lui, aucun.',
  'cli.setting.smtp': () =>
    'Le serveur qui prend les lettres, smtp://nom:motdepasse@hôte:587 ; sinon aucune n’est envoyée.',
  'cli.setting.mail-from': () => 'De qui viennent les lettres, comme Tablée <tablee@example.org>.',
  'cli.setting.push-contact': () =>
    'mailto:vous@example.org, où les services d’avis peuvent écrire ; sinon aucun avis aux navigateurs.',
  'cli.setting.webhooks': () => 'Si les gens peuvent donner un webhook à appeler : on, off.',
  'cli.setting.private-addresses': () =>
    'Si webhooks et services d’avis peuvent être dans le réseau du serveur, sans TLS : on, off.',
  'cli.setting.notice-delay': () =>
    'Combien de secondes quelqu’un est absent avant d’être averti de son tour.',

  // Mistakes
  'cli.badSetting': v =>
    `« ${v.value} » n’est pas possible pour ${v.flag} (${v.variable}) : donnez ${v.allowed}.`,
  'cli.noWeb': () => 'L’application n’est pas construite : « npm start » la construit et la sert.',
  'cli.portTaken': v => `Le port ${v.port} est pris : choisissez-en un autre avec --port.`,
  'cli.cannotListen': v => `Le serveur ne peut pas écouter à ${v.host} (${v.reason}).`,
  'cli.noDatabase': v => `La base de données ne s’ouvre pas : ${v.reason}`,
  'cli.ownerAct': v => `Un propriétaire ne peut pas « ${v.act} » ; il y a : ${v.known.join(', ')}.`,
  'cli.ownerWords': v => `« owner ${v.act} » veut d’autres mots : « tablee help owner » dit lesquels.`,

  // Problems
  'cli.problem': v => `Signalé (${v.kind}) : ${v.text}`,
  'cli.problemSaid': v => `La table avait dit : ${v.said}`,
  'cli.problemAbout': v => `Au sujet de ${v.about}, par ${v.by}.`,
  'cli.problemKept': v => `Le rapport est dans ${v.file} : « tablee replay » l’ouvre à son choix.`,
  'cli.problemGone': v => `Le rapport ${v.id} est sorti de la boîte.`,
  'cli.noProblems': () => 'La boîte est vide.',
  'cli.problemWithoutGame': v =>
    `${v.file} ne contient que ce que son auteur peut savoir : la partie est dans la boîte du propriétaire du serveur (tablee owner problems).`,

  // Reports
  'cli.backedUp': v => `${v.rows} lignes sont dans ${v.file}.`,
  'cli.restored': v => `${v.rows} lignes sont restaurées.`,
  'cli.passwordReset': v => `${v.id} se connecte désormais avec ce mot de passe : ${v.password}`,
  'cli.banned': v => `${v.id} est exclu.`,
  'cli.unbanned': v => `${v.id} peut revenir.`,
  'cli.renamed': v => `${v.id} s’appelle maintenant ${v.name}.`,
  'cli.ended': v => `La partie de la table ${v.id} est terminée.`,
  'cli.repaired': v => `La table ${v.id} est réparée : ${v.kept} choix gardés, ${v.lost} perdus.`,
}
