/** Returns the text of the focused element, including in nested shadow roots. */
export function focusedText(): string | null | undefined {
  let active = document.activeElement
  while (active?.shadowRoot) active = active.shadowRoot.activeElement
  return active?.textContent
}
