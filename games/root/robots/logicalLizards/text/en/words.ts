import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Logical Lizards’ choices and cards, in English. */
export const words: RobotWords = {
  robot: 'logicalLizards',
  deeds: {
    convert: 'conversion',
    crusade: 'crusade',
    sanctify: 'sanctification',
    ritual: 'ritual',
    sacrifice: 'acolyte',
    souls: 'Lost Souls renewed',
    craft: 'a card crafted',
  },
  traits: {
    fanatics: ['Fanatics', 'Where they have converted a warrior they battle at once, with one more hit.'],
    spiteful: ['Spiteful', 'A crusade that removes a token scores one more point.'],
    erratic: ['Erratic', 'At the end of their turn another card joins the Lost Souls.'],
    martyrs: ['Martyrs', 'A ritual with a bird also makes an acolyte of a warrior of the supply.'],
  },
  levels: {
    easy: 'Three rituals each turn.',
    challenging: 'Five rituals each turn.',
    nightmare: 'As when challenging, and a point at the end of each of their turns.',
  },
}
