import type { HirelingFace } from '../../../board/hireling.ts'

/** How the hireling is drawn. */
export const face: HirelingFace = {
  sides: ['dynasty', 'nobles'],
  figure: {
    d: 'M3.2 30c2.2-2.7 3.4-6.3 3.6-10 .2-3.2.4-5.8 1.5-8.2L3.6 10l5.7-1.4L6.6 4l5.7 1.9L13.2 1.6l3.5 3.6c4 .1 6.9 2.1 8 5.4l5 3.8-6 1.4c.5 2.1 1.5 3.8 2.7 5.9 1.5 2.6 2.2 5.3 2.2 8.3Z',
    cut: 'M19.2 9.3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM9.8 27c4.7-.4 8-3.2 9-7.7 1 4.9-2.4 9-9 7.7Z',
  },
}
