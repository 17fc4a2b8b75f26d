/** Types of the custom elements for Svelte templates. Importing it, or listing it in `types`, is all that it takes. */
export type { AppKitSvelteElements } from '../elements/svelteElements'
