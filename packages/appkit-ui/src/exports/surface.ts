/** Roots for elements outside the modal, such as the wallet site's approvals. Load separately from the main entry. */
export { StyleRegistry } from '../styles/StyleRegistry'
export { StyleContext } from '../styles/useSheet'
export { rootSheets } from '../theme/rootSheets'
