import css from './reserved.css?inline'

/**
 * Gives the buttons in the document or shadow root of `button` the box that they will have, unseen. Returns what ends that; undefined where sheets
 * can't be adopted.
 */
export function reserveButton(button: HTMLElement, page: Window & typeof globalThis): (() => void) | undefined {
  const { adoptedStyleSheets: sheets } = button.getRootNode() as Document | ShadowRoot
  if (!sheets) return undefined
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.push(sheet)
  return () => void sheets.splice(sheets.indexOf(sheet), 1)
}
