/**
 * Puts the focus on the name of the view: it is read out, Tab begins there, and no control wears a ring that nobody asked for.
 */
export function focusTitle(within: HTMLElement): void {
  within.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
