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

/** Part of what the frame shows of the surface that must reach the screen. */
const wholePart = 0.97

/** Changes of a few percent are reported, so that no large part of the surface disappears unnoticed. */
const steps = Array.from({ length: 51 }, (_, step) => step / 50)

/**
 * Reports whether `surface` is visible. `target`, which lies inside it, must be in view completely. Observes the surface
 * for covers and cuts, because a hidden amount deceives as well as a hidden button.
 *
 * @returns function that stops
 */
export function watchSight(surface: Element, target: Element, onSight: (sight: Sight) => void): () => void {
  let isCovered = true
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
  const options: VisibilityOptions = canSeeCovers()
    ? { trackVisibility: true, delay: 100, threshold: steps }
    : { threshold: steps }
  const covers = new IntersectionObserver(entries => {
    const entry = entries.at(-1)
    isCovered = !(entry && isWhole(entry) && (!canSeeCovers() || ('isVisible' in entry && entry.isVisible === true)))
    report()
  }, options)
  covers.observe(surface)
  return () => {
    inView.disconnect()
    covers.disconnect()
  }
}

/**
 * Returns whether the page around the frame lets through what the frame shows. A page can cut off all but the button, and
 * browsers don't call that a cover.
 */
function isWhole({ boundingClientRect, intersectionRect }: IntersectionObserverEntry): boolean {
  const { top, left, bottom, right } = boundingClientRect
  const width = Math.min(right, innerWidth) - Math.max(left, 0)
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return intersectionRect.width * intersectionRect.height >= wholePart * width * height
}
