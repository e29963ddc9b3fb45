import type { Text } from '@tablee/kernel'
import type { OutcomeId } from '../../data/campaign.ts'
import type { CardId } from '../../data/cards.ts'
import { names } from './names.ts'

const TOLD: { readonly [O in OutcomeId]: string } = {
  belliqueuse: 'Those who wanted to bar our way have learnt to keep out of it.',
  conquerante: 'Every family has a roof and a field: nobody will go hungry this winter.',
  prospectrice: 'Foreign craftsmen live on this coast, and they are glad to share what they know.',
  exploratrice: 'A people lived here before us; of it dust and scrolls remain, and we mean to read them.',
  archeologue: 'Beneath the stones lay a secret that will sail with us from now on.',
  navigatrice: 'Of all the shores that we were the first to see, one will be our home.',
  bergere: 'The Egyptians stand on firm ground again, and will not forget who led them there.',
  marchande: 'We gave what we could spare and held out; trade has taught us to make more of less.',
  belliciste: 'Their outposts are ashes. Their City is next.',
  corruptrice: 'They came for our blood and stayed for our goods; one of them even sails with us.',
  voyageuse: 'The great City is found, and it is empty. Where have its people gone?',
  pilleuse: 'We hold their treasures, and still do not know what drowned the masters of these halls.',
  mecene: 'Our gold has turned envy into friendship, and friends carry much.',
  meneuse: 'Shoulder to shoulder we have held; but something stirs in the deep.',
  solitaire: 'Our allies are gone, every one of them. From here on we are alone.',
  pacificatrice: 'Both Cities have opened their gates; the archipelago is at peace, and the peace is ours.',
  impitoyable: 'Their heart has stopped beating. The ships that they left will serve us.',
  decouvreuse: 'Behind the dead land lies a green one. We have arrived.',
  rescapee: 'The sea closes over Mu, and this time it does not take us along.',
  condottiere: 'Our allies are under arms; whoever counts on our weakness has counted badly.',
  inarretable: 'We live at their doorstep now, and no rampart is left between us.',
  pourfendeuse: 'Three heads have sunk into the sea. Let the poets say that we were afraid.',
  implantee: 'On four coasts stand houses that we have built: we belong here.',
  ravitailleuse: 'The weapons are in the right hands; the rest the rebels will see to.',
}

/** How a victory is told, and what of it is kept for the games to come. */
export const epilogues = {
  epilogue: (v: { outcome: OutcomeId; card: CardId | ''; home: number }) =>
    [
      TOLD[v.outcome],
      ...(v.card === '' ? [] : [`You keep “${names.card[v.card]}”.`]),
      ...(v.home === 0 ? [] : [`Tile ${v.home} will be your home.`]),
    ].join(' '),
} satisfies Text
