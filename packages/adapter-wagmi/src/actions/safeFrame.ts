/** Where Safe runs the apps that it embeds. */
const safeOrigin = 'https://app.safe.global'

/** Whether the page runs as an app inside Safe. The browser states the ancestor; Firefox, which doesn't, states the referrer. */
export function isSafeFrame(page: Window | undefined = globalThis.window): boolean {
  if (!page || page.parent === page) return false
  const { ancestorOrigins } = page.location
  if (ancestorOrigins) return ancestorOrigins[0] === safeOrigin
  const { referrer } = page.document
  return referrer === safeOrigin || referrer.startsWith(`${safeOrigin}/`)
}
