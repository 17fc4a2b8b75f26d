/** Returns the shadow root of the modal that was mounted last. */
export function modalRoot(): ShadowRoot {
  const found = [...document.querySelectorAll('openappkit-modal')].at(-1)?.shadowRoot
  if (!found) throw new Error('No modal is mounted')
  return found
}
