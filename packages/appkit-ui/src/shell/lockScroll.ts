/**
 * Locks the scrolling of the document behind the modal. Uses one stylesheet: a strict CSP allows it, and removing it
 * restores the previous state. Returns a function that unlocks.
 */
export function lockScroll(page: Document): () => void {
  const view = page.defaultView
  if (!view) return () => {}
  const sheet = new view.CSSStyleSheet()
  // Without its scrollbar the document would widen and shift.
  const hasScrollbar = view.innerWidth > page.documentElement.clientWidth
  sheet.replaceSync(`html{overflow:hidden!important${hasScrollbar ? ';scrollbar-gutter:stable!important' : ''}}`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(known => known !== sheet)
  }
}
