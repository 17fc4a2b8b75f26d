/** Returns the focused element, including in nested shadow roots. */
export function deepActiveElement(page: Document): HTMLElement | undefined {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : undefined
}
