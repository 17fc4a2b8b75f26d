import type { Sheet, SheetLayer } from './defineSheet'

const order: readonly SheetLayer[] = ['base', 'theme', 'element', 'view']

/**
 * Adopts each stylesheet once in a kit's shadow root. Constructed stylesheets need no `style-src` exception in a CSP.
 * They belong to one document, so every root has its own registry.
 *
 * @example
 * ```ts
 * const registry = new StyleRegistry(document.createElement('div').attachShadow({ mode: 'open' }))
 * ```
 */
export class StyleRegistry {
  readonly #root: ShadowRoot
  readonly #adopted = new Map<Sheet, CSSStyleSheet>()
  #theme: Sheet | undefined

  constructor(root: ShadowRoot, sheets: readonly Sheet[] = []) {
    this.#root = root
    for (const sheet of sheets) this.adopt(sheet)
  }

  /** Adopts a sheet unless the root already has it. */
  adopt(sheet: Sheet): void {
    if (this.#adopted.has(sheet)) return
    const Constructor = this.#root.ownerDocument.defaultView?.CSSStyleSheet
    if (!Constructor) return
    const constructed = new Constructor()
    constructed.replaceSync(sheet.css)
    this.#adopted.set(sheet, constructed)
    this.#write()
  }

  /** Replaces the theme sheet, which contains the app's theme variables (see `themeSheet`). */
  setTheme(sheet: Sheet): void {
    const previous = this.#theme
    if (previous?.css === sheet.css) return
    this.#theme = sheet
    if (previous) this.#adopted.delete(previous)
    this.adopt(sheet)
  }

  #write(): void {
    const ours = [...this.#adopted].sort(([a], [b]) => order.indexOf(a.layer) - order.indexOf(b.layer))
    this.#root.adoptedStyleSheets = ours.map(([, constructed]) => constructed)
  }
}
