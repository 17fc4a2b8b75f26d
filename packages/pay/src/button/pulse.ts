/**
 * Fades a button in and out while it is busy, or keeps it faded if the user prefers less motion. Moves nothing on the
 * page, and needs no style attribute. Returns the function to stop.
 */
export function pulse(button: HTMLElement): () => void {
  const isCalm = button.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches === true
  const animation = button.animate(
    { opacity: [isCalm ? 0.6 : 1, 0.6] },
    { duration: 700, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
  )
  return () => animation.cancel()
}
