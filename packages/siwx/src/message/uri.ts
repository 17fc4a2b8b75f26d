// The grammar of RFC 3986, as far as a sign-in message uses it.
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

/** True for a host, and a port if there is one: an authority without user information, which would let `bank.example@evil.example` pass for a bank. */
export function isHost(value: string): boolean {
  return host.test(value) && isLiteral(value)
}

/** True for a URI with a scheme. A relative reference is none, nor is anything with a space, a line break or a letter beyond ASCII. */
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

/** True for what identifies a request: characters that a URI has in a segment of its path, at least one. */
export function isRequestId(value: string): boolean {
  return requestId.test(value)
}

/** An address in brackets must be one: browsers know IPv6 better than an expression does. */
function isLiteral(authorityText: string): boolean {
  const literalText = /\[[^\]]*\]/.exec(authorityText)?.[0]
  return literalText === undefined || URL.canParse(`http://${literalText}/`)
}
