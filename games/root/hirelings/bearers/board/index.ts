import type { HirelingFace } from '../../../board/hireling.ts'

/** How the hireling is drawn. */
export const face: HirelingFace = {
  sides: ['bearers', 'smugglers'],
  figure: {
    d: 'M2.9 30c0-5.6 1.8-9.7 5.2-11.7L1 15.8c-.8-.3-.9-1.3-.2-1.8l6-4.5c.9-.7 1.9-1.1 3-1.2a4.3 4.3 0 1 1 7.9 2.6c1.1 1.7 1.5 3.7 1.2 6l2.1.9V.9h2.3v1.3h8.4v12.6l-4.2-2.9-4.2 2.9V30Z',
    cut: 'M9.4 11.2a1.35 1.35 0 1 1 0 2.7 1.35 1.35 0 0 1 0-2.7ZM14 4.7a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM27.5 4l2.3 2.9-2.3 2.9-2.3-2.9ZM19.8 19.8l1.2.5V30h-1.2Z',
  },
}
