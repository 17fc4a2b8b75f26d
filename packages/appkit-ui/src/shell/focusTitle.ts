/** Focuses the view's title. Screen readers announce it, Tab starts there, and no control shows a focus ring. */
export function focusTitle(within: HTMLElement): void {
  within.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
