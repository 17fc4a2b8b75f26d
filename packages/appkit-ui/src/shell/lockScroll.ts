/**
 * Keeps the page behind the modal from scrolling, by one stylesheet of its own: taking it away restores exactly what was there, and a
 * strict CSP allows it. Returns what unlocks.
 */
export function lockScroll(page: Document): () => void {
  const view = page.defaultView
  if (!view) return () => {}
  const sheet = new view.CSSStyleSheet()
  // Without its scrollbar the page would become wider and jump.
  const hasScrollbar = view.innerWidth > page.documentElement.clientWidth
  sheet.replaceSync(`html{overflow:hidden!important${hasScrollbar ? ';scrollbar-gutter:stable!important' : ''}}`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(known => known !== sheet)
  }
}
