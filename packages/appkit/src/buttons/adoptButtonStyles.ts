import type { AppKitInstance } from '../kit/AppKitInstance'
import css from './button.css?inline'

/**
 * Key of the kits that use a style sheet. The sheet stores them, because several kits and several copies of this module
 * can share a page.
 */
const users: unique symbol = Symbol.for('openappkit.buttons')

interface ButtonSheet extends CSSStyleSheet {
  [users]?: Set<AppKitInstance>
}

/**
 * Adopts the button styles into the button's document or shadow root, once for all kits. Removes them with the last
 * kit.
 */
export function adoptButtonStyles(button: HTMLElement, kit: AppKitInstance): void {
  const root = button.getRootNode() as Document | ShadowRoot
  const page = button.ownerDocument.defaultView
  // The button may have left the page while the styles loaded.
  if (!page || !root.adoptedStyleSheets) return
  let sheet = (root.adoptedStyleSheets as ButtonSheet[]).find(known => known[users])
  if (!sheet) {
    sheet = new page.CSSStyleSheet()
    // This marker differs from the one in the CSS file, so every kit registers here.
    sheet.replaceSync(`${css}[data-appkit-button]{--oak-button-styles:adopted}`)
    sheet[users] = new Set()
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
  const kits = sheet[users]
  if (!kits || kits.has(kit)) return
  kits.add(kit)
  kit.onDestroy(() => {
    kits.delete(kit)
    if (kits.size === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter(known => known !== sheet)
  })
}
