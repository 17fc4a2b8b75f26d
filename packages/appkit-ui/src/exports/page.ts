/**
 * The kit in the app's own React tree, for hooks in apps and feature packages. Loads with the app, without the modal.
 */
export { rememberKit } from '../page/lastKit'
export { PageKitContext, usePageKit } from '../page/usePageKit'
export { useReading } from '../page/useReading'
