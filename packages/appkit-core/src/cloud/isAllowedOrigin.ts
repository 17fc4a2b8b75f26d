/** Scheme, host and port of a pattern. A path after the host is ignored. */
const patternParts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([a-z0-9.*-]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?(?:[/?#].*)?$/i

/**
 * Returns whether `origin` (as in `location.origin`) matches one of `patterns`. The origin `null` matches none.
 *
 * A pattern is an origin whose host may contain `*` and whose port may be `*`. `https://*.example.com` matches
 * subdomains at any depth, but neither `example.com` nor `evil-example.com`. `https://app-*.example.com` matches within
 * one label, and `http://localhost:*` matches any port. The scheme defaults to https, the port to that of the scheme.
 * `*` alone matches every other origin.
 *
 * @example
 * ```ts
 * isAllowedOrigin('https://app.example.com', ['https://*.example.com']) // true
 * ```
 */
export function isAllowedOrigin(origin: string, patterns: readonly string[]): boolean {
  // Sandboxed frames and files have the origin `null`, which can't be verified.
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

/** Compares label by label from the right, so a `*` can't match across labels. */
function hostFits(host: string, pattern: string): boolean {
  const labels = host.split('.')
  const wanted = pattern.split('.')
  const [first, ...others] = wanted
  // A leading `*` stands for one or more labels. Elsewhere the number of labels is fixed.
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
