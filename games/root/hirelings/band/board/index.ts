import type { HirelingFace } from '../../../board/hireling.ts'

/** How the hireling is drawn. */
export const face: HirelingFace = {
  sides: ['band', 'street'],
  figure: {
    d: 'M8 7.6C8.2 4 11 1.8 14.5 2.2c1.5.2 2.8.9 3.7 1.9L24.5.9l-2.6 5.9 3 1.4-2.4 2.2c-.2 2.8-1.6 5-3.8 6.2 2.6.9 4.5 2.7 5.6 5.3a5.3 5.3 0 0 1 0 9.3H5c0-7 2-11.5 6-13.5-2-1.2-3.3-3.2-3.5-5.8L4.3 9.5Z',
    cut: 'M8.8 9.6c4.3-1.3 8.7-1.3 13 0v1.3c-4.3-1.3-8.7-1.3-13 0ZM20.5 22.2a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM9.2 18.8l1.1-.9 8 5.8-1.2 1.3Z',
  },
}
