export type { AppKitElement } from '../elements/AppKitElement'
export { defineAppKitElements } from '../elements/defineAppKitElements'
