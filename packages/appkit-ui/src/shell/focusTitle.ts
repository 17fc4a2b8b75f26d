/** Focuses the view's title. Screen readers announce it, Tab starts there, and no control shows a focus ring. */
export function focusTitle(view: Element | null): void {
  view?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
