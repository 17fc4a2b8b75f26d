import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { routeTree } from './routeTree.gen'

/** Creates a router for each request, which adds the nonce of `start.ts` to the page's scripts. */
export function getRouter() {
  return createRouter({ routeTree, ssr: { nonce: getGlobalStartContext()?.nonce } })
}
