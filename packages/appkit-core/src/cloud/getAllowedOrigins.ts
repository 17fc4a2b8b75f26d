import type { AllowedOrigins } from '@openappkit/contract'
import { AppKitError } from '@openappkit/contract'
import { type Decoder, listOf, objectOf, text } from '../storage/decode'
import { CloudError } from './CloudError'
import type { JsonClient } from './JsonClient'

const allowedOrigins: Decoder<AllowedOrigins> = /* @__PURE__ */ objectOf({ allowedOrigins: listOf(text(2048)) }, {})

/**
 * Fetches the project's allowed origins as patterns for `isAllowedOrigin`. Empty if the backend rejects the request,
 * such as for an unknown project.
 *
 * @throws {AppKitError} `cloud/rate-limited` for status 429 or `cloud/server-error` for 500 and above, with the
 * `CloudError` as `cause`. Other errors as in `JsonClient`.
 */
export async function getAllowedOrigins(client: JsonClient): Promise<readonly string[]> {
  try {
    return (await client.get({ path: '/projects/v1/origins', decode: allowedOrigins })).allowedOrigins
  } catch (cause) {
    if (!(cause instanceof CloudError)) throw cause
    if (cause.status === 429) throw new AppKitError('cloud/rate-limited', 'RATE_LIMITED', { cause })
    if (cause.status >= 500) throw new AppKitError('cloud/server-error', 'SERVER_ERROR', { cause })
    return []
  }
}
