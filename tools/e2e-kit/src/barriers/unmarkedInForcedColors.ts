/**
 * Returns what can't be told apart in forced colors, for `page.evaluate`: surfaces and controls without an edge,
 * selected tabs that look like the others, and links that look like text.
 */
export function unmarkedInForcedColors(): readonly string[] {
  const root = document.querySelector('openappkit-modal')?.shadowRoot
  const every = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isShown)
  // No tags: they are words, and read as such without their ground.
  const edgeless = every('.card, .button, .chip, .input, .toast, .notice').filter(element => !hasEdge(element))
  const tabs = every('[role="tab"]')
  const chosen = tabs.find(tab => tab.ariaSelected === 'true')
  const other = tabs.find(tab => tab.ariaSelected !== 'true')
  const isSameTab = chosen && other && background(chosen) === background(other)
  const links = every('.link').filter(link => getComputedStyle(link).textDecorationLine !== 'underline')
  const codes = every('.qr-code').filter(code => getComputedStyle(code).forcedColorAdjust !== 'none')
  return [
    ...edgeless.map(element => `.${element.className} has no edge`),
    ...(isSameTab ? ['the selected tab looks like the others'] : []),
    ...links.map(link => `"${link.textContent}" looks like text`),
    ...codes.map(() => 'the QR code takes the forced colors'),
  ]

  function isShown(element: HTMLElement): boolean {
    return element.checkVisibility({ visibilityProperty: true })
  }

  function hasEdge(element: HTMLElement): boolean {
    const style = getComputedStyle(element)
    const after = getComputedStyle(element, '::after')
    return [style.borderTopWidth, style.outlineWidth, after.borderTopWidth].some(
      (width, index) => Number.parseFloat(width) >= 1 && (index !== 1 || style.outlineStyle !== 'none'),
    )
  }

  function background(element: HTMLElement): string {
    return getComputedStyle(element).backgroundColor
  }
}
