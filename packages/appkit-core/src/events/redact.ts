/** Path, query and user of a URL of any scheme. Only `scheme://host` is kept. */
const urlRest = /([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/?#@"'<>]*@)?([^\s/?#@"'<>()]*)[/?#][^\s"'<>()]*/giu
/** Pairing link, also inside another link. Its key opens the session. */
const pairingLink = /\bwc(?::|%3a|%253a)[^\s"'<>()]+/giu
/** Maximum length of a reported text. */
const limit = 2000

/**
 * Returns a copy of `value` without secrets. Removes pairing links, properties named `uri`, and everything except the
 * scheme and host of URLs. Truncates each text to 2,000 characters.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') {
    const start = value.slice(0, 10 * limit)
    return start.replace(urlRest, '$1$2').replace(pairingLink, 'wc:').slice(0, limit)
  }
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => (name === 'uri' ? [] : [[name, redact(entry)] as const])),
  )
}
