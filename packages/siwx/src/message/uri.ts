// The RFC 3986 grammar, as far as sign-in messages use it.
const percent = '%[0-9A-Fa-f]{2}'
const plain = "A-Za-z0-9\\-._~!$&'()*+,;="
const pchar = `(?:[${plain}:@]|${percent})`
const name = `(?:[${plain}]|${percent})`
const literal = '\\[[0-9A-Fa-f:.]+\\]'
const port = '(?::\\d{0,5})?'

const host = new RegExp(`^(?:${literal}|${name}+)${port}$`)
const authority = new RegExp(`^(?:(?:[${plain}:]|${percent})*@)?(?:${literal}|${name}*)${port}$`)
const tail = new RegExp(`^${pchar}*(?:/${pchar}*)*(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?$`)
const requestId = new RegExp(`^${pchar}+$`)

/**
 * Returns whether a text is a host with an optional port. Rejects user information: `bank.example@evil.example` looks
 * like a bank.
 */
export function isHost(value: string): boolean {
  return host.test(value) && isLiteral(value)
}

/**
 * Returns whether a text is a URI with a scheme. Rejects relative references, spaces, line breaks and non-ASCII
 * letters.
 */
export function isUri(value: string): boolean {
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(value)?.[0]
  if (scheme === undefined) return false
  const hierarchical = value.slice(scheme.length)
  if (!hierarchical.startsWith('//')) return tail.test(hierarchical)
  const end = hierarchical.slice(2).search(/[/?#]/)
  const [who, rest] =
    end === -1 ? [hierarchical.slice(2), ''] : [hierarchical.slice(2, end + 2), hierarchical.slice(end + 2)]
  return authority.test(who) && isLiteral(who) && tail.test(rest)
}

/** Returns whether a text is a request id: one or more characters of a URI path segment. */
export function isRequestId(value: string): boolean {
  return requestId.test(value)
}

/**
 * Returns whether a bracketed host, if there is one, is an IPv6 address. Uses the URL parser, which is more reliable
 * than a regular expression.
 */
function isLiteral(authorityText: string): boolean {
  const literalText = /\[[^\]]*\]/.exec(authorityText)?.[0]
  return literalText === undefined || URL.canParse(`http://${literalText}/`)
}
