import { ImageRefused } from './ImageRefused'

/**
 * Parses a URL that may be fetched. Checks only its text: an http or https scheme, and no credentials.
 *
 * @throws ImageRefused if it isn't allowed.
 */
export function webAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ImageRefused('scheme', 'Only http and https are fetched')
  }
  if (url.username !== '' || url.password !== '') throw new ImageRefused('address', 'The URL has a user or password')
  return url
}

/**
 * Returns the target of a redirect.
 *
 * @throws ImageRefused if the target isn't allowed.
 */
export function redirectTarget(location: string | undefined, from: URL): URL {
  const next = location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : undefined
  if (!next) throw new ImageRefused('redirects', 'A redirect without a location')
  if (from.protocol === 'https:' && next.protocol !== 'https:')
    throw new ImageRefused('redirects', 'A redirect from https to http')
  return webAddress(next.href)
}
