/**
 * Returns the texts of the modal that are cut off and can't be scrolled to, for `page.evaluate`. A `title` that repeats
 * the text makes up for it, as for a token with a very long name.
 */
export function cutText(): readonly string[] {
  const root = document.querySelector('openappkit-modal')?.shadowRoot
  if (!root) return ['There is no modal.']
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!text || !parent || isUnseen(parent) || isRepeated(text, parent)) continue
    const knife = cutter(node, parent)
    if (knife) cut.push(`"${text.slice(0, 60)}" is cut off by ${nameOf(knife)}`)
  }
  return cut

  /**
   * A title may have more decimals than the amount that it repeats, and the whole of a name that ends in an ellipsis. A
   * button may show the rest of a paragraph.
   */
  function isRepeated(text: string, element: Element): boolean {
    const known = text.replace(/…$/u, '')
    const title = element.closest('[title]')?.getAttribute('title') ?? ''
    const isInTitle = title.includes(known) || title.replace(/[.,\u066B]\p{Nd}+(?=\P{Nd}*$)/u, '').includes(known)
    return isInTitle || element.matches('[data-cut]:has(+ button)')
  }

  function isUnseen(element: Element): boolean {
    // A field draws its value, not the text node inside it.
    const isHidden = element.closest('.visually-hidden, [aria-hidden="true"], style, textarea') !== null
    return isHidden || !element.checkVisibility({ visibilityProperty: true })
  }

  /** Returns the innermost element that cuts a text off. */
  function cutter(text: Node, parent: Element): Element | undefined {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    for (let around: Element | null = parent; around && around.localName !== 'dialog'; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      const isCutAcross = cuts(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)
      const isCutDown = cuts(overflowY) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)
      if (isCutAcross || isCutDown) return around
      // A scroller shows its content in the end.
      if (overflowY === 'auto' || overflowY === 'scroll') return undefined
    }
    return undefined
  }

  function cuts(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip'
  }

  function nameOf(element: Element): string {
    return `.${element.closest('[class]')?.className} ${element.localName}`
  }
}
