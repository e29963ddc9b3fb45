/** Measures something that is to be shown, and gives what starts it, if there is something to see. */
export type Plan = () => (() => void) | undefined

/** The animations that run, so that a click can end them all at once. */
export class Stage {
  /** Over the whole page: where what flies between its parts is drawn. */
  readonly overlay: HTMLElement
  /** How long a second lasts: 0.5 for quick, 2 for slow. */
  readonly pace: number
  private readonly running = new Set<Animation>()
  private readonly planned: Plan[] = []

  constructor(overlay: HTMLElement, pace: number) {
    this.overlay = overlay
    this.pace = pace
  }

  /** Plans something to be shown by `start`. */
  plan(plan: Plan): void {
    this.planned.push(plan)
  }

  /** Shows what was planned. All is measured before any of it moves, so that the page is laid out once for all. */
  start(): void {
    const starts = this.planned.splice(0).map(measure => measure())
    for (const start of starts) start?.()
  }

  /** Animates an element for a usual number of milliseconds; what is only there for it goes with it. */
  animate(
    element: Element,
    frames: Keyframe[],
    { duration, delay = 0, passes = false }: { duration: number; delay?: number; passes?: boolean },
  ): void {
    const animation = element.animate(frames, {
      duration: duration * this.pace,
      delay: delay * this.pace,
      easing: 'cubic-bezier(.2, .7, .3, 1)',
      fill: 'backwards',
    })
    this.running.add(animation)
    animation.onfinish = animation.oncancel = () => {
      this.running.delete(animation)
      if (passes) element.remove()
    }
  }

  /** Ends all that runs. */
  skip(): void {
    for (const animation of [...this.running]) animation.finish()
  }
}
