import { AppKitError } from '@openappkit/contract'

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
