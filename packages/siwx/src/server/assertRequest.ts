import { AppKitError } from '@openappkit/contract'
import type { HeaderSource } from './HeaderSource'

/**
 * Checks that a function of `createSignIn` received a web `Request`. Express and Node pass their own request, whose
 * `url` is a path and whose headers are an object.
 *
 * @param name - Name of the function, for the message.
 * @throws AppKitError `siwx/not-a-request` for anything else.
 */
export function assertRequest(request: unknown, name: string): asserts request is Request {
  const { headers, url } = Object(request) as { readonly headers?: unknown; readonly url?: unknown }
  const { get } = Object(headers) as { readonly get?: unknown }
  if (typeof url === 'string' && typeof get === 'function') return
  throw new AppKitError(
    'siwx/not-a-request',
    `\`${name}\` takes a web Request. With Express, use \`toExpress(signIn)\`.`,
  )
}

/**
 * Checks that `getSession` received an object with headers.
 *
 * @throws AppKitError `siwx/not-a-request` for anything else.
 */
export function assertSource(source: unknown): asserts source is HeaderSource {
  const { headers } = Object(source) as { readonly headers?: unknown }
  if (typeof headers === 'object' && headers !== null) return
  throw new AppKitError(
    'siwx/not-a-request',
    '`getSession` takes a request, or an object with its headers. Call `getSession(request)`.',
  )
}
