/**
 * Element of a button's markup, for any renderer. Attributes have their HTML and SVG names, which React accepts too.
 */
export interface ButtonNode {
  readonly tag: 'button' | 'span' | 'img' | 'svg' | 'rect' | 'circle'
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>
  readonly children: readonly (ButtonNode | string)[]
}
