import type { HirelingFace } from '../../../board/hireling.ts'

/** How the hireling is drawn. */
export const face: HirelingFace = {
  sides: ['patrol', 'physicians'],
  figure: {
    d: 'M4.5 30c0-6.3 2.4-10.3 6-11.9C8.1 16.4 6.9 13.9 6.9 10.8V2.3l5.3 3.6c2.4-.7 5.2-.7 7.6 0l5.3-3.6v8.5c0 3.1-1.2 5.6-3.6 7.3 3.6 1.6 6 5.6 6 11.9Z',
    cut: 'M10.6 10.4l3.4 1.3-2.2 1.5ZM21.4 10.4l-3.4 1.3 2.2 1.5Z',
  },
}
