/** A custom element that shows the content of a kit. `Kit` is the kit, or an object with the kit in `instance`. */
export interface KitElement<Kit extends object> extends HTMLElement {
  /** The kit of the element. Default: the kit passed to the function that defines the element. */
  kit: Kit | undefined
}

/**
 * Constructor of a custom element. `kit` is the default kit of its elements; the registered class stores it, so no module
 * has state.
 */
export interface KitElementConstructor<Kit extends object> extends CustomElementConstructor {
  kit: Kit | undefined
}
