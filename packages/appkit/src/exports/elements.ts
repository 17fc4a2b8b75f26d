export type { AppKitElement } from '../elements/AppKitElement'
export type {
  AppKitButtonAttributes,
  AppKitButtonElement,
  AppKitElements,
  AppKitModalElement,
} from '../elements/AppKitElements'
export { defineAppKitElements } from '../elements/defineAppKitElements'
