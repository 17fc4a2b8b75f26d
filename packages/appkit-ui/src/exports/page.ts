/** The kit of a page's own React tree, for hooks of hosts and of feature packages. Apart from the main entry, which is the modal: this much loads with the page. */
export { rememberKit } from '../page/lastKit'
export { PageKitContext, usePageKit } from '../page/usePageKit'
