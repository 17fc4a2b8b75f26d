/** What stands on the element that has the focus, wherever it is. */
export function focusedText(): string | null | undefined {
  let active = document.activeElement
  while (active?.shadowRoot) active = active.shadowRoot.activeElement
  return active?.textContent
}
