import { refuse } from './payUriError'

/** Limit in characters. QR codes hold about 2,900 bytes, and longer input is refused before it is parsed. */
const MAX_LENGTH = 2_048

/** Parts of a URI, still percent-encoded. */
export interface UriParts {
  /** Scheme in lower case, without the colon. */
  readonly scheme: string
  readonly path: string
  /** Text after the first question mark. */
  readonly query: string
}

/**
 * Splits a URI ([RFC 3986](https://www.rfc-editor.org/rfc/rfc3986)) into its parts.
 *
 * @throws AppKitError `pay/uri-too-long` or `pay/uri-invalid`.
 */
export function splitUri(text: string): UriParts {
  if (typeof text !== 'string') refuse('pay/uri-invalid', "The payment URI isn't a string. Pass its text.")
  assertLength(text)
  const [, scheme, path, query = ''] = /^([A-Za-z][A-Za-z0-9+.-]*):([!->@-~]*)(?:\?([!-~]*))?$/u.exec(text) ?? []
  if (scheme === undefined || path === undefined || text.includes('#'))
    return refuse('pay/uri-invalid', "The text isn't a URI: it needs a scheme, and ASCII characters without spaces.")
  return { scheme: scheme.toLowerCase(), path, query }
}

/** Refuses a URI that is too long to parse or to scan. */
export function assertLength(uri: string): void {
  if (uri.length > MAX_LENGTH)
    refuse('pay/uri-too-long', `The payment URI has more than ${MAX_LENGTH} characters. Shorten its texts.`)
}
