/**
 * The kit of the app's own React tree, for hooks of apps and feature packages. Loads with the app, without the modal.
 */
export { rememberKit } from '../page/lastKit'
export { PageKitContext, usePageKit } from '../page/usePageKit'
