/** The question that waits for the click before the dice. */
export const BEGIN = 'battle.begin'
