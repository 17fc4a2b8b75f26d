import type { AppKit } from '@openappkit/appkit-core'
import css from './button.css?inline'

/**
 * Property in which a style sheet stores the kits that use it, because several kits and several copies of this module
 * can share a page.
 */
const users: unique symbol = Symbol.for('openappkit.buttons')

interface ButtonSheet extends CSSStyleSheet {
  [users]?: Set<Pick<AppKit, 'onDestroy'>>
}

/**
 * Adds the button styles to the document or shadow root of `button`, once for all kits. Removes them when the last of
 * these kits is destroyed.
 */
export function adoptButtonStyles(button: HTMLElement, kit: Pick<AppKit, 'onDestroy'>): void {
  const root = button.getRootNode() as Document | ShadowRoot
  const page = button.ownerDocument.defaultView
  // The button may have left the page while the styles loaded.
  if (!page || !root.adoptedStyleSheets) return
  let sheet = (root.adoptedStyleSheets as ButtonSheet[]).find(known => known[users])
  if (!sheet) {
    sheet = new page.CSSStyleSheet()
    // Differs from the value in `styles.css`, so that `dressButton` calls this function for every kit.
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
