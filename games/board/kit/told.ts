/** What makes an element tell what it is: to whoever points at it, and to screen readers. */
export const told = (tip: string) => ({ 'data-ref': `tip:${tip}`, role: 'img', 'aria-label': tip }) as const

/** What is reached by the keyboard too, so that focus explains what a pointer does: a track, a pile, a base. */
export const FOCUSABLE = { tabIndex: 0 } as const
