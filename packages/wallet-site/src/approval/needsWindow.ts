import type { Review } from '../review/Review'
import { isDangerous } from './isDangerous'

/**
 * Returns whether a request continues in the wallet's own window, where the address bar proves the origin, and which the
 * app can't cover or move. Dangers always do. If the browser can't tell that something covers the frame, everything but
 * messages does too: an app could take all assets with one plain transfer under a picture of a harmless button.
 */
export function needsWindow(review: Review, canSeeCovers: boolean): boolean {
  return isDangerous(review) || (!canSeeCovers && review.request.kind !== 'message')
}
