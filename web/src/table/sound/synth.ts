import type { Cue } from './cues.ts'

/** A note: pitch in hertz, when it begins and how long it lasts in seconds, how loud it is. */
interface Note {
  readonly pitch: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
  readonly wave: OscillatorType
}

const note = (
  pitch: number,
  at: number,
  lasts: number,
  loud = 0.12,
  wave: OscillatorType = 'sine',
): Note => ({
  pitch,
  at,
  lasts,
  loud,
  wave,
})

/** Wood on wood for what pieces do, a soft chime for what concerns you. */
const CUES: { readonly [C in Cue]: readonly Note[] } = {
  turn: [note(523, 0, 0.35), note(784, 0.12, 0.5)],
  pick: [note(196, 0, 0.06, 0.1, 'triangle')],
  dice: [0, 0.07, 0.13, 0.24, 0.3].map((at, n) => note(260 + ((n * 97) % 140), at, 0.045, 0.11, 'triangle')),
  battle: [note(98, 0, 0.22, 0.2, 'triangle'), note(147, 0.1, 0.18, 0.14, 'triangle')],
  score: [note(659, 0, 0.14, 0.09), note(880, 0.09, 0.24, 0.09)],
  end: [note(392, 0, 0.5), note(523, 0.16, 0.5), note(659, 0.32, 0.5), note(784, 0.48, 1)],
}

let context: AudioContext | undefined

/** Sounds a cue. */
export function play(cue: Cue): void {
  context ??= new AudioContext()
  void context.resume()
  for (const one of CUES[cue]) sound(context, one)
}

function sound(audio: AudioContext, { pitch, at, lasts, loud, wave }: Note): void {
  const start = audio.currentTime + at
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + lasts)
}
