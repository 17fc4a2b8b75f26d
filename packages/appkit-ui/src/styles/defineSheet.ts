/// <reference path="./css.d.ts" />

/**
 * Cascade position of a sheet in its root, in this order: `base`, `theme`, `element`, `view`. At equal specificity, a
 * later layer wins.
 */
export type SheetLayer = 'base' | 'theme' | 'element' | 'view'

/** Text and layer of a stylesheet. The root that adopts it creates the `CSSStyleSheet`. */
export interface Sheet {
  readonly css: string
  readonly layer: SheetLayer
}

/**
 * Describes the stylesheet of one element or view. Default layer: `element`. Safe at module level and on servers.
 *
 * @example
 * ```ts
 * import { defineSheet } from '@openappkit/appkit-ui/elements'
 *
 * const sheet = defineSheet('.review { padding: 16px }', 'view')
 * ```
 */
export function defineSheet(css: string, layer: SheetLayer = 'element'): Sheet {
  return { css, layer }
}
