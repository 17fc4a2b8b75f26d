/** Origin of the Safe app that embeds other apps. */
const safeOrigin = 'https://app.safe.global'

/**
 * Returns whether the page runs as an app inside Safe. Reads the frame's ancestor, or the referrer in Firefox, which
 * doesn't expose ancestors.
 */
export function isSafeFrame(page: Window | undefined = globalThis.window): boolean {
  if (!page || page.parent === page) return false
  const { ancestorOrigins } = page.location
  if (ancestorOrigins) return ancestorOrigins[0] === safeOrigin
  const { referrer } = page.document
  return referrer === safeOrigin || referrer.startsWith(`${safeOrigin}/`)
}
