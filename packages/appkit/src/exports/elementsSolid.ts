/** Types of the custom elements for Solid's JSX. Importing it, or listing it in `types`, is all that it takes. */
export type { AppKitSolidElements } from '../elements/solidElements'
