import type { ButtonOptions } from '../buttons/ButtonOptions'
import type { AppKitElement } from './AppKitElement'

/** `<appkit-button>`, or a button for one purpose such as `<appkit-network-button>`. */
export interface AppKitButtonElement extends AppKitElement {}

/** `<appkit-modal>`, which shows the modal of a kit with `enableEmbedded` inline. */
export interface AppKitModalElement extends AppKitElement {}

/**
 * Attributes of the button elements: the button options, as values or as text. HTML attribute names are
 * case-insensitive, so `charsStart` and `charsstart` are the same attribute.
 */
export type AppKitButtonAttributes = {
  readonly [Name in keyof ButtonOptions]: ButtonOptions[Name] | AttributeText<ButtonOptions[Name]>
}

type AttributeText<Value> = Value extends boolean ? '' | `${Value}` : Value extends number ? `${Value}` : never

interface ElementsByName {
  readonly button: AppKitButtonElement
  readonly 'connect-button': AppKitButtonElement
  readonly 'account-button': AppKitButtonElement
  readonly 'network-button': AppKitButtonElement
  readonly modal: AppKitModalElement
}

/** Elements that `defineAppKitElements` registers, by tag name. */
export type AppKitElements = {
  [Name in keyof ElementsByName as `${'appkit' | 'w3m'}-${Name}`]: ElementsByName[Name]
}

/** Attributes of an element, by its tag name. */
export type AppKitElementAttributes<Name extends keyof AppKitElements> = Name extends `${string}-button`
  ? AppKitButtonAttributes
  : object

declare global {
  interface HTMLElementTagNameMap extends AppKitElements {}
}
