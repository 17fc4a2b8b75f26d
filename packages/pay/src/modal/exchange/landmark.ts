import type { IconDrawing } from '@openappkit/appkit-ui/features'

/** Drawing of an exchange. */
export const landmark: IconDrawing = {
  name: 'landmark',
  paths: ['M3 21h18', 'M3 10h18', 'm5 6 7-3 7 3', 'M4 10v11', 'M20 10v11', 'M8 14v3', 'M12 14v3', 'M16 14v3'],
}
