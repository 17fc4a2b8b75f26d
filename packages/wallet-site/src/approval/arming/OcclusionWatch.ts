/** Whether the user can see an element. `covered`: something lies over it, or an effect changes how it looks. */
export type Sight = 'hidden' | 'covered' | 'seen'

/** Options of IntersectionObserver v2, which TypeScript's library doesn't know. */
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility?: boolean
  readonly delay?: number
}

/** Returns whether the browser can tell that something covers an element. Firefox and Safari can't. */
export function canSeeCovers(): boolean {
  return typeof IntersectionObserverEntry === 'function' && 'isVisible' in IntersectionObserverEntry.prototype
}

/**
 * Reports whether `surface` is visible. `target`, which lies inside it, must be in view completely. Observes the surface
 * for covers, because a cover over an amount deceives as well as one over a button.
 *
 * @returns function that stops
 */
export function watchSight(surface: Element, target: Element, onSight: (sight: Sight) => void): () => void {
  let isCovered = canSeeCovers()
  let isInView = false
  const report = (): void => onSight(isInView ? (isCovered ? 'covered' : 'seen') : 'hidden')
  const inView = new IntersectionObserver(
    entries => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) > 0.98
      report()
    },
    { threshold: [0, 0.5, 0.99, 1] },
  )
  inView.observe(target)
  if (!canSeeCovers()) return () => inView.disconnect()
  const options: VisibilityOptions = { trackVisibility: true, delay: 100, threshold: [0, 0.25, 0.5, 0.75, 1] }
  const covers = new IntersectionObserver(entries => {
    const entry = entries.at(-1)
    isCovered = !(entry && 'isVisible' in entry && entry.isVisible === true)
    report()
  }, options)
  covers.observe(surface)
  return () => {
    inView.disconnect()
    covers.disconnect()
  }
}
