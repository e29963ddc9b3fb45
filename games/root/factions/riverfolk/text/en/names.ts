import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Riverfolk Company is called. */
export const names: EnglishNames = {
  parties: {
    riverfolk: { name: 'the Riverfolk', plural: true, full: 'Riverfolk Company', short: 'Riverfolk' },
  },
  pieces: { foxPost: 'fox trade post', rabbitPost: 'rabbit trade post', mousePost: 'mouse trade post' },
  sources: { tradePosts: 'for a trade post', dividends: 'as dividends' },
}
