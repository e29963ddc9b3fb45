import type { PassageWords } from '../en/passages.ts'

const PATHS = ['expédition 1', 'expédition 2', 'expédition 3', 'expédition 4'] as const

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n < 2 ? one : more}`

/** What is said of passages in French. */
export const passage: PassageWords = {
  name: {
    mission: 'mission',
    contract: 'contrat',
    traps: 'pièges',
    battle: 'combat',
    conquest: 'conquête',
    loot: 'butin',
    madhala: 'Madhala',
    home: 'retour',
    panic: 'panique',
    wages: 'salaires',
    turn: 'nouveau tour',
  },
  title: {
    mission: 'Mission compétitive',
    contract: 'Contrat',
    traps: 'Les pièges sont révélés',
    battle: 'Combat',
    conquest: 'Conquête',
    loot: 'Butin',
    madhala: 'Madhala',
    home: 'Tout le monde rentre',
    panic: 'Les monstres qui restent',
    wages: 'Salaires',
    turn: 'Un nouveau tour',
  },
  path: (zone, path) =>
    zone === 'gates'
      ? path === 0
        ? 'expédition supérieure'
        : 'expédition inférieure'
      : zone === 'regionA' || zone === 'regionB'
        ? PATHS[path]
        : path === 0
          ? 'à gauche'
          : 'à droite',
  at: (place, path) => `${place}, ${path}`,

  goesTo: place => `Madhala prend une place : ${place}.`,
  removes: name => `Madhala retire ${name}.`,
  struck: (monster, member, hits) => `${monster} frappe ${member} : ${many(hits, 'touche')}.`,
  totals: (member, total) => `${member} : ${total} en tout.`,
  endOf: (member, monster, end, total) =>
    end === 'dead'
      ? `${member} meurt face à ${monster}.`
      : end === 'failed'
        ? `${member} ne vient pas à bout de ${monster} : ${total}.`
        : `${member} ${end === 'captured' ? 'capture' : 'élimine'} ${monster} avec ${total}.`,
  conquers: (member, region, won, total) =>
    won ? `${member} conquiert ${region} avec ${total}.` : `${member} ne conquiert pas ${region} : ${total}.`,
}
