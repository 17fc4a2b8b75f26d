import { AppKitError } from '@openappkit/contract'
import type { KeyValueStorage } from './KeyValueStorage'

/** Options of {@link cookieStorage}. */
export interface CookieStorageOptions {
  /** The request's `Cookie` header, on a server. A browser reads `document.cookie`. */
  readonly cookie?: string | undefined
  /** Seconds that a cookie lives. Thirty days unless told. */
  readonly maxAge?: number
}

/**
 * Keeps values in cookies, so that a server can render the connected button.
 * On a server it reads the given header and writes nothing. A header that goes on to the browser's side passes {@link kitCookies} first.
 *
 * @example
 * ```ts
 * createAppKit({ storage: cookieStorage({ cookie: kitCookies(request.headers.get('cookie')) }), ...options })
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
      // Browsers drop a cookie that is too large, or all of them, without a word.
      if (read(name) !== value) throw new AppKitError('storage/refused', 'The browser refused to keep a cookie.')
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
    // Another program's cookie under our name: as good as absent.
    return null
  }
}
