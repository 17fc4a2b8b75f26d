/** The element that has the focus, also when it sits in shadow roots within shadow roots. */
export function deepActiveElement(page: Document): HTMLElement | undefined {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : undefined
}
