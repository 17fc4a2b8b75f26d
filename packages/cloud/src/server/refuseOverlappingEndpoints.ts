import type { Endpoint } from '../http/Endpoint'
import { ServiceConflict } from '../services/ServiceConflict'

const PARAMETER = /^\{\w+\}$/
/** Excludes `:`, `*` and `?`, which the router treats as patterns. */
const LITERAL = /^[^{}:*?]*$/

/**
 * Rejects endpoints that match the same request. For example, `/{any}` also matches `/health`.
 *
 * @throws ServiceConflict `services/endpoint-taken` for such endpoints, or `services/path-unsupported` for a path that
 * isn't made of plain and `{name}` segments.
 */
export function refuseOverlappingEndpoints(endpoints: readonly Endpoint[]): void {
  const known: Endpoint[] = []
  for (const endpoint of endpoints) {
    const { method, path } = endpoint
    if (!isSupported(path))
      throw new ServiceConflict(
        'services/path-unsupported',
        `The path of ${method} ${path} isn't supported. Start it with a slash, and let a parameter be a whole segment: /{name}.`,
      )
    const first = known.find(other => other.method === method && overlap(other.path, path))
    if (first !== undefined)
      throw new ServiceConflict(
        'services/endpoint-taken',
        `Two endpoints could answer the same request: ${method} ${first.path} and ${method} ${path}. Give one of them another path.`,
      )
    known.push(endpoint)
  }
}

function isSupported(path: string): boolean {
  return path.startsWith('/') && path.split('/').every(segment => PARAMETER.test(segment) || LITERAL.test(segment))
}

/** Returns whether one request could match both paths. A parameter matches any non-empty segment. */
function overlap(one: string, other: string): boolean {
  const ones = one.split('/')
  const others = other.split('/')
  return (
    ones.length === others.length &&
    ones.every((segment, index) => {
      const opposite = others[index] ?? ''
      if (PARAMETER.test(segment)) return opposite !== ''
      if (PARAMETER.test(opposite)) return segment !== ''
      return segment === opposite
    })
  )
}
