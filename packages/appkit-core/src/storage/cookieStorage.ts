import { AppKitError } from '@openappkit/contract'
import type { KeyValueStorage } from './KeyValueStorage'

/** Options of {@link cookieStorage}. */
export interface CookieStorageOptions {
  /** `Cookie` header of the request, on a server. Browsers read `document.cookie`. */
  readonly cookie?: string | undefined
  /** Lifetime of the cookies in seconds. Default: 2,592,000 (30 days). */
  readonly maxAge?: number
}

/**
 * Stores values in cookies, so a server can render the connected button. On a server, it reads the given header and
 * writes nothing. In a browser, `setItem` throws `storage/unavailable` if the browser doesn't keep the cookie. Filter
 * the header with {@link kitCookies} before you pass it to the browser.
 *
 * @example
 * ```ts
 * import { cookieStorage, type KeyValueStorage, kitCookies } from '@openappkit/appkit-core'
 *
 * export function storageOf(request: Request): KeyValueStorage {
 *   return cookieStorage({ cookie: kitCookies(request.headers.get('cookie')) })
 * }
 * ```
 */
export function cookieStorage(options: CookieStorageOptions = {}): KeyValueStorage {
  const { maxAge = 30 * 24 * 60 * 60 } = options
  const page = typeof document === 'undefined' ? undefined : document
  const attributes = (age: number) =>
    `; Path=/; Max-Age=${age}; SameSite=Lax${page?.location.protocol === 'https:' ? '; Secure' : ''}`
  const read = (name: string): string | null => {
    const prefix = `${encodeURIComponent(name)}=`
    const pair = (page?.cookie ?? options.cookie ?? '').split('; ').find(entry => entry.startsWith(prefix))
    return pair === undefined ? null : decode(pair.slice(prefix.length))
  }
  return {
    sharedWithServer: true,
    getItem: read,
    setItem(name, value) {
      if (!page) return
      page.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}${attributes(maxAge)}`
      // Browsers silently drop cookies that are too large.
      if (read(name) !== value)
        throw new AppKitError(
          'storage/unavailable',
          "The browser didn't store the cookie. Allow cookies, or use another storage.",
        )
    },
    removeItem(name) {
      if (page) page.cookie = `${encodeURIComponent(name)}=${attributes(0)}`
    },
  }
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    // Ignore a malformed cookie that other code set under this name.
    return null
  }
}
