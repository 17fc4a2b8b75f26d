/** Types of the custom elements for Vue templates. Importing it, or listing it in `types`, is all that it takes. */
export type { AppKitVueElements } from '../elements/vueElements'
