import type { BrowserContext } from '@playwright/test'

/**
 * Blocks a browser's requests to other machines, and returns the URLs of those blocked. Routes of a page, such as those
 * to local chains, come first.
 */
export async function keepInside(context: BrowserContext): Promise<readonly string[]> {
  const blocked: string[] = []
  await context.route(
    ({ hostname }) => !['localhost', '127.0.0.1'].includes(hostname),
    route => {
      blocked.push(route.request().url())
      return route.abort()
    },
  )
  return blocked
}
