import type { AppKitInstance } from '../kit/AppKitInstance'
import css from './button.css?inline'

/** The kits whose buttons need the sheet. Kept on the sheet itself, because several kits (and several copies of this module) may share one page. */
const users: unique symbol = Symbol.for('openappkit.buttons')

interface ButtonSheet extends CSSStyleSheet {
  [users]?: Set<AppKitInstance>
}

/** Adopts the button rules into the button's document or shadow root, once for all kits. They go with the last kit. */
export function adoptButtonStyles(button: HTMLElement, kit: AppKitInstance): void {
  const root = button.getRootNode() as Document | ShadowRoot
  const page = button.ownerDocument.defaultView
  // A button that has left the page meanwhile needs none.
  if (!page || !root.adoptedStyleSheets) return
  let sheet = (root.adoptedStyleSheets as ButtonSheet[]).find(known => known[users])
  if (!sheet) {
    sheet = new page.CSSStyleSheet()
    // The marker is another than the file's, so that every kit registers here.
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
