import type { IconDrawing } from '@openappkit/appkit-ui/elements'

/** Icons from [Lucide](https://lucide.dev) (ISC). Rectangles and circles are drawn as paths. */
/** Mirrored in right-to-left text, like every icon whose name ends in `-right`. */
export const submitIcon: IconDrawing = {
  name: 'arrow-right',
  paths: ['M5 12h14', 'm12 5 7 7-7 7'],
}

export const shieldIcon: IconDrawing = {
  name: 'shield-check',
  paths: [
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
    'm9 12 2 2 4-4',
  ],
}

export const devicesIcon: IconDrawing = {
  name: 'monitor-smartphone',
  paths: [
    'M18 8V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h8',
    'M10 19v-3.96 3.15',
    'M7 19h5',
    'M18 12h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z',
  ],
}

export const keyIcon: IconDrawing = {
  name: 'key-round',
  paths: [
    'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z',
    'M16.5 7.5h.01',
  ],
}

export const unlockIcon: IconDrawing = {
  name: 'lock-keyhole-open',
  paths: [
    'M13 16a1 1 0 1 1-2 0 1 1 0 0 1 2 0',
    'M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
    'M7 10V7a5 5 0 0 1 9.33-2.5',
  ],
}
