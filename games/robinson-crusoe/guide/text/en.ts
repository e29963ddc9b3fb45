import { speaker, type Text } from '@tablee/kernel'

/** The guided first game of Robinson Crusoe, in English. */
export const en = {
  // Before the first plan
  'goal.title': () => 'Home, by smoke signal',
  goal: () =>
    'Welcome ashore! Pile up fifteen logs in five stages, invent fire, and light the signal when a ship passes, in rounds 10 to 12. If your character dies, or round 12 ends without a signal, the island has won. No one plays against you but the island.',
  'castaway.title': () => 'You, Friday and the dog',
  castaway: () =>
    'You are the carpenter, and have two pawns a round. Because you play alone, Friday lends you a third, and the dog helps to explore and hunt. Each lost heart is a wound; when an arrow is passed, morale drops a step.',
  'round.title': () => 'Six phases',
  round: () =>
    'Every round runs the same way: event, morale, production, actions, weather, night. The first round has no event, so two phases have just gone by. You only ever decide where it matters; the rest happens by itself.',
  'morale.title': () => 'Morale',
  morale: () =>
    'Every round, morale gives determination, or takes some once it is below zero. A castaway on their own gains one step first, so you are at +1 and received one token. Determination pays for your skills.',
  'production.title': () => 'Production',
  production: () =>
    'Your camp lives off the space it stands on. The beach brings one wood and one food every round. Whatever else you need, somebody has to fetch.',
  'pile.title': () => 'Wood for the pile?',
  pile: () =>
    'Before the actions you may lay wood on the pile, one stage at a time: first one log, then two, up to five. There is no hurry yet. A shelter costs two wood, and nights without one hurt.',

  // The first plan
  'plan.title': () => 'The plan',
  plan: () =>
    'Now the heart of the game: place your pawns, look at the odds, and confirm. Until then everything can be moved or undone. Click a glowing place to send the pawn in hand there, or first another pawn to take that one.',
  'explore.title': () => 'Exploring',
  explore: () =>
    'Next to the beach lie three unknown spaces. A new one shows terrain, wood or food to gather, sometimes beasts to hunt, and small finds. One pawn is enough for a neighbour; each space farther takes one more.',
  'odds.title': () => 'One pawn rolls, two are sure',
  odds: () =>
    'With the fewest pawns, three dice are rolled: success, wound, adventure. Their chances stand in the plan. One pawn more, and nothing is rolled at all: it simply works. The dog may not lead, but counts as that second pawn.',
  'build.title': () => 'Inventions',
  build: () =>
    'Inventions need terrain or other items, shown on each card. The beach is all it takes for the shovel, and many a misfortune is put right with one. You go alone, so the brown dice will roll; a failure at least brings two determination.',
  'arrange.title': () => 'Arranging the camp',
  arrange: () =>
    'A pawn here always brings two determination and a step of morale, with no dice. Resting, below, heals a wound. Good work for a pawn that has nothing better to do.',
  'wreck.title': () => 'What the sea washes up',
  wreck: () =>
    'On the left of the plan are the threats; today only crates from your wreck, there for whoever sends a pawn. We leave them alone: tonight one meal is enough, and fresh food does not keep until morning.',
  'confirm.title': () => 'Agreed?',
  confirm: () =>
    'The plan is carried out column by column, from left to right, and what you gain is only yours once all is done. After you confirm, the dice decide. Look at it once more, then agree.',

  // What came of it
  'dice.title': () => 'The dice are cast',
  dice: () =>
    'The journal says how they fell: success or failure, a wound or none, an adventure or none, each for itself. Building wounds most often, exploring is full of adventures, gathering is the mildest.',
  'adventure.title': () => 'An adventure',
  adventure: () =>
    'The adventure die turns a card up: something happens to whoever led the action. Often you choose between a small evil now and a card that is shuffled into the events, to come back some day. Compare the two, then choose.',
  'tile.title': () => 'New ground',
  tile: () =>
    'A space of the island is known now. Its terrain counts for inventions, its sources can be gathered, one pawn each, from the next round on. What was found lies beside the board until you use it.',
  'night.title': () => 'Night',
  night: () =>
    'At night everybody eats one food, or takes two wounds. Sleeping without a shelter costs one more, and fresh food that is left over rots. Then the camp may move to a neighbouring space; what you have built comes along only in part.',
  'weather.title': () => 'Weather',
  weather: () =>
    'Before the night comes the weather. The round track shows its dice: none before round 4, then rain, from round 7 on snow and hungry animals too. Every cloud above your roof takes a wood and a food, so build one in time.',

  // The second round
  'event.title': () => 'Events',
  event: () =>
    'From now on each round opens with an event: it strikes at once, then lies among the threats, on the right. The next one pushes it left, the one after pushes it off, and then its second half strikes too, unless somebody has dealt with it.',
  'shelter.title': () => 'A roof over your head',
  shelter: () =>
    'Two wood buy the shelter, and the nightly wound is over. Without it you can build neither roof nor palisade. It is worth two pawns: send Friday along, and nothing can go wrong.',
  'gather.title': () => 'Gathering',
  gather: () =>
    'Wood and food can be fetched from any source you have found, once a round each. The gray dice are kind: five times in six it works, and a wound is rare. A chance worth taking on your own.',
  'skills.title': () => 'Skills',
  skills: () =>
    'Determination is for your skills, each once a round; they are on your sheet with their price. For two tokens a build costs one wood less, or you roll a brown die again. You are asked whenever one of them could matter.',
  'wounds.title': () => 'Wounds',
  wounds: () =>
    'Wounds heal slowly: by resting, by a few items, or at the top of morale. Keep an eye on the arrows of your track, each costs the group a step. Friday has only a few hearts, but the game goes on without him.',

  // The third
  'threat.title': () => 'The card on the left',
  threat: () =>
    'The threat on the left is pushed off by the next event. What it needs, what it gives and what it does otherwise is written on it. Sometimes a pawn is well spent there, sometimes the blow is cheaper.',
  'hunt.title': () => 'Hunting',
  hunt: () =>
    'Some spaces bring a beast into the hunting deck. Two pawns hunt the top one unseen: you win its food and fur for certain, but take a wound for each point by which it is stronger than your weapons. So make weapons first.',
  'alone.title': () => 'Over to you',
  alone: () =>
    'That is all you need. First a roof and steady food, then the mountains for fire, and wood for the pile whenever some is left. With friends it is the same game, and you plan together. If you are unsure, ask for a hint.',

  // Why
  'why.keepWood': () => 'Two wood make a shelter.',
  'why.pile': () => 'What lies on the pile is safe there.',
  'why.explore': () => 'Friday goes ahead: he has no adventures, only scratches.',
  'why.dog': () => 'With the dog nothing is left to chance.',
  'why.shovel': () => 'It is free, and you can do it right here.',
  'why.arrange': () => 'Sure gains, and no dice.',
  'why.threat': () => 'It is not just averted: it pays.',
  'why.shelter': () => 'Every night in the open costs you a wound.',
  'why.sure': () => 'Two pawns: it works for sure.',
  'why.gather': () => 'You need wood for nearly everything.',
  'why.fire': () => 'No signal without fire.',
  'why.roof': () => 'The rain will come.',
  'why.lacks': () => 'One pawn is missing there.',
  'why.idle': () => 'Nothing better to do for this one.',
  'why.confirm': () => 'All pawns are well placed.',
  'why.stay': () => 'The beach feeds you; moving can wait.',
  'why.eat': () => 'You first: you are the one who must not die.',
  'why.heal': () => 'A wound less is worth more now.',
  'why.det': () => 'Determination pays for skills.',
  'why.mildest': () => 'It looks like the better bargain.',
  'why.rerollFailure': () => 'A failure is worth a second try.',
  'why.rerollWound': () => 'Perhaps you escape the wound.',
  'why.goodRoll': () => 'It could hardly be better.',
  'why.save': () => 'You will need it more some other time.',
  'why.any': () => 'It makes little difference here.',
} satisfies Text

/** The words of the guided first game. */
export type GuideText = typeof en

/** Builds a message of the guide. */
export const say = speaker<GuideText>()
