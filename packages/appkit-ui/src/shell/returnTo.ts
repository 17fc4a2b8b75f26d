import type { ViewPosition } from './ViewPosition'

/** Input that ends the wait for content. */
const impatience = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Scrolls a view to a position and focuses its opener, in the first frame if the content is there. Otherwise does so as
 * the content loads, until the user does something. Returns a function that stops.
 */
export function returnTo(stage: HTMLElement, { top, opener }: ViewPosition): () => void {
  const root = stage.getRootNode()
  let isFocused = !(opener instanceof HTMLButtonElement || opener instanceof HTMLAnchorElement)
  const look = () => {
    stage.scrollTop = top
    const control = !isFocused && opener && sameControl(stage, opener)
    if (control) {
      control.focus({ preventScroll: true })
      isFocused = true
    }
    if (isFocused && stage.scrollTop >= top - 1) stop()
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    for (const type of impatience) root.removeEventListener(type, stop)
  }
  observer.observe(stage, { childList: true, subtree: true })
  for (const type of impatience) root.addEventListener(type, stop, { passive: true })
  look()
  return stop
}

/**
 * Returns the control that replaces `opener` now that its view renders again: the one in the same position of the same
 * row of a long list, of the view, or of the header. Undefined if the content is different, such as while it loads.
 */
function sameControl(stage: HTMLElement, opener: Element): HTMLElement | undefined {
  if (opener.isConnected) return opener as HTMLElement
  const row = opener.closest<HTMLElement>('[data-index]')
  const before = row ?? opener.closest('.view')
  if (!before) return stage.parentElement?.querySelector<HTMLElement>('.header > :nth-child(2)') ?? undefined
  const after = stage.querySelector(row ? `[data-index="${row.dataset['index']}"]` : '.view')
  const controls = controlsIn(before)
  const now = after ? controlsIn(after) : []
  return now.length === controls.length ? now[controls.indexOf(opener as HTMLElement)] : undefined
}

/** Returns the controls of a virtual row, or those of a view outside of virtual rows. */
function controlsIn(scope: Element): HTMLElement[] {
  const all = [...scope.querySelectorAll<HTMLElement>('button, a, input, textarea')]
  return all.filter(control => [null, scope].includes(control.closest('[data-index]')))
}
