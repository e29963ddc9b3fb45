// What runs in the page. Each function is sent there alone: it may use nothing from outside its body.

declare global {
  interface Window {
    /** The number of picks of the last scene, and whether it puts a question to the person. */
    tableeShown: { readonly picks: number; readonly asked: boolean; readonly over: boolean }
  }
}

/** Notes what the worker of a table shows. To be sent before the page's own scripts. */
export function watchScenes(): void {
  window.tableeShown = { picks: -1, asked: false, over: false }
  localStorage['tablee settings'] = JSON.stringify({ pace: 'fast' })
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data: { scene } }) => {
        if (!scene) return
        window.tableeShown = {
          picks: scene.picks,
          asked: scene.face !== null,
          over: scene.outcome !== null,
        }
        dispatchEvent(new Event('tablee-shown'))
      })
    }
  }
}

/** Starts a game from the home page, by its place there. */
export function openGame(place: number): void {
  document.querySelectorAll('.game-play')[place].dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Starts the first game from the home page, and tells when its first question was painted, in milliseconds since navigation. */
export async function startFirst(): Promise<number> {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const appears = (selector: string) =>
    new Promise<Element>(done => {
      const look = () => {
        const found = document.querySelector(selector)
        if (!found) return
        observer.disconnect()
        done(found)
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, attributes: true })
      look()
    })
  const button = await appears('.game-play')
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await appears('.plate .can')
  await frame()
  await frame()
  return performance.now()
}

/** Makes so many picks, and tells how long each took from its click until the frame that shows it was painted. */
export async function timePicks(count: number): Promise<number[]> {
  const CHOICES =
    '.can[data-ref], [class$="-actions"] button, .stepper .solid, .offers .offer:not(.list-toggle), .candidate-list ol button'
  const frame = () => new Promise(done => requestAnimationFrame(done))
  // What is posted in a frame comes after it was painted.
  const painted = async () => {
    await frame()
    const { port1, port2 } = new MessageChannel()
    const after = new Promise(done => {
      port1.onmessage = done
    })
    port2.postMessage(null)
    await after
  }
  const shown = () => window.tableeShown
  const news = () =>
    new Promise<void>(done => {
      const heard = () => {
        clearTimeout(timer)
        removeEventListener('tablee-shown', heard)
        done()
      }
      const timer = setTimeout(heard, 300)
      addEventListener('tablee-shown', heard)
    })
  const until = async (fits: () => boolean): Promise<boolean> => {
    const end = performance.now() + 20_000
    while (!fits() && performance.now() < end) await new Promise(done => setTimeout(done, 1))
    return fits()
  }
  const next = (n: number): Element | undefined => {
    const first = document.querySelector('[role=menu] [role=menuitem], .confirm:not(:disabled)')
    if (first) return first
    const choices = [...document.querySelectorAll(CHOICES)]
    return choices[(n * 7) % choices.length]
  }
  const times: number[] = []
  for (let tries = 0; times.length < count && tries < 20 * count && !shown().over; tries++) {
    if (!(await until(() => shown().asked || shown().over)) || shown().over) break
    await frame()
    await frame()
    const { picks } = shown()
    const element = next(times.length)
    const start = performance.now()
    const heard = news()
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await heard
    // A click may only open a menu, or ask for a confirmation: then nothing new is shown.
    if (shown().picks === picks) continue
    await painted()
    times.push(performance.now() - start)
  }
  return times
}
