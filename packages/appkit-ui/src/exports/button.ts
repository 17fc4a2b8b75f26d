/** Buttons and custom elements in the app's own page, for OpenAppKit's packages. Imports no React. */
export type { ButtonNode } from '../button/ButtonNode'
export { dressButton } from '../button/dressButton'
export { renderTree, setAttributes } from '../button/renderTree'
export { defineElement } from '../kitElement/defineElement'
export { type ElementContent, type ElementSettings, elementBase } from '../kitElement/elementBase'
export type { KitElement, KitElementConstructor } from '../kitElement/KitElement'
