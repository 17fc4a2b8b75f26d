/// <reference path="./css.d.ts" />

/** Where a sheet stands among the others of its root; a later layer wins over an earlier one of equal specificity. */
export type SheetLayer = 'base' | 'theme' | 'element' | 'view'

/** The text of a stylesheet and its layer. It is only a description: the `CSSStyleSheet` is made by the root that adopts it. */
export interface Sheet {
  readonly css: string
  readonly layer: SheetLayer
}

/**
 * Describes the stylesheet of one element or view. Safe to call at module level, also on a server.
 *
 * @example
 * import css from './Button.css?inline'
 * const sheet = defineSheet(css)
 */
export function defineSheet(css: string, layer: SheetLayer = 'element'): Sheet {
  return { css, layer }
}
