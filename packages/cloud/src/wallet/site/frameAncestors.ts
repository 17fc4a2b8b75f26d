import { isOwnOrigin } from '../../projects/originRules'

/** Patterns that a content security policy can express: `*.` at the start of the host, or `*` as the port. */
const EXPRESSIBLE = /^https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::(?:\d{1,5}|\*))?$/i

/**
 * Returns the sources of `frame-ancestors` for a project. Browsers compare every ancestor with them.
 *
 * A policy can't express patterns such as `https://*-app.example.com`. If the embedding page's `Referer` matches one, the
 * policy names exactly that origin. A forged `Referer` gains nothing: the browser still compares the policy with the
 * page.
 *
 * @param patterns - Allowed origins of the project.
 * @param parent - Origin of the embedding page, as its `Referer` says.
 */
export function frameAncestors(patterns: readonly string[], parent: string | undefined): readonly string[] {
  const expressible = patterns.filter(pattern => EXPRESSIBLE.test(pattern))
  const isParentListed = parent !== undefined && EXPRESSIBLE.test(parent) && isOwnOrigin(parent, patterns)
  const sources = [...new Set([...expressible, ...(isParentListed ? [parent] : [])])]
  return sources.length > 0 ? sources : ["'none'"]
}

/** Returns the origin of the `Referer`, or undefined if the page sends none. */
export function refererOrigin(headers: Headers): string | undefined {
  const referer = headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return undefined
  const { origin, protocol } = new URL(referer)
  return /^https?:$/.test(protocol) ? origin : undefined
}
