import { ImageRefused } from './ImageRefused'

/** An address that may be fetched, as far as its text shows. @throws ImageRefused */
export function webAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ImageRefused('scheme', 'Only http and https are fetched')
  }
  if (url.username !== '' || url.password !== '') throw new ImageRefused('address', 'The address holds a password')
  return url
}

/** Where a redirect leads. @throws ImageRefused */
export function redirectTarget(location: string | undefined, from: URL): URL {
  const next = location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : undefined
  if (!next) throw new ImageRefused('redirects', 'A redirect that leads nowhere')
  if (from.protocol === 'https:' && next.protocol !== 'https:')
    throw new ImageRefused('redirects', 'A redirect off https')
  return webAddress(next.href)
}
