import { OnrampFailure } from '../OnrampFailure'

/**
 * Returns the link of a provider's page.
 *
 * @param hosts - Hosts of the provider's pages.
 * @throws OnrampFailure `unavailable` for a link to another host, or without https.
 */
export function requirePage(id: string, link: string, hosts: readonly string[]): string {
  const url = URL.canParse(link) ? new URL(link) : undefined
  const isPage = url?.protocol === 'https:' && url.username === '' && hosts.includes(url.host)
  if (!isPage) throw new OnrampFailure('unavailable', `${id} sent a link to another host`)
  return url.href
}
