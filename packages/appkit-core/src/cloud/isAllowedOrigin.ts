/** Scheme, host and port of a pattern. What follows the host (a path) says nothing about an origin. */
const patternParts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([a-z0-9.*-]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?(?:[/?#].*)?$/i

/**
 * True when `origin` (as in `location.origin`) fits one of `patterns`.
 *
 * A pattern is an origin whose host and port may hold `*`: `https://*.example.com` fits every subdomain at any depth, but not
 * `example.com` and not `evil-example.com`; `https://app-*.example.com` fits within one label; `http://localhost:*` fits any
 * port. Without a scheme a pattern means https, without a port the scheme's own. `*` alone fits everything.
 *
 * @example
 * ```ts
 * isAllowedOrigin('https://app.example.com', ['https://*.example.com']) // true
 * ```
 */
export function isAllowedOrigin(origin: string, patterns: readonly string[]): boolean {
  // A sandboxed frame or a file has the origin 'null': nobody can vouch for it.
  if (origin === 'null') return false
  return patterns.some(pattern => pattern === '*' || pattern === origin || fits(origin, pattern))
}

function fits(origin: string, pattern: string): boolean {
  const page = parse(origin)
  if (page?.origin !== origin) return false
  if (!pattern.includes('*')) return parse(pattern.includes('://') ? pattern : `https://${pattern}`)?.origin === origin
  const [, scheme = 'https', host = '', port = ''] = patternParts.exec(pattern) ?? []
  if (`${scheme.toLowerCase()}:` !== page.protocol || host === '') return false
  return (
    (port === '*' || port === page.port || isDefaultPort(scheme, port, page.port)) &&
    hostFits(page.hostname, host.toLowerCase())
  )
}

function isDefaultPort(scheme: string, port: string, pagePort: string): boolean {
  return pagePort === '' && port === (scheme.toLowerCase() === 'https' ? '443' : '80')
}

/** Compares label by label from the right, so that a `*` can never swallow part of a name that it doesn't own. */
function hostFits(host: string, pattern: string): boolean {
  const labels = host.split('.')
  const wanted = pattern.split('.')
  const [first, ...others] = wanted
  // A leading `*` stands for one label or more; anywhere else the number of labels is fixed.
  if (first === '*' && labels.length > wanted.length) {
    return others.every((label, index) => labelFits(labels[labels.length - others.length + index] ?? '', label))
  }
  return labels.length === wanted.length && wanted.every((label, index) => labelFits(labels[index] ?? '', label))
}

function labelFits(label: string, pattern: string): boolean {
  const [start = '', ...middle] = pattern.split('*')
  const end = middle.pop()
  if (end === undefined) return label === pattern
  if (label.length < start.length + end.length || !label.startsWith(start) || !label.endsWith(end)) return false
  let position = start.length
  for (const part of middle) {
    const found = label.indexOf(part, position)
    if (found === -1 || found + part.length > label.length - end.length) return false
    position = found + part.length
  }
  return true
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
