import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'

const page = z.url().max(1000)
const schema = z.object({ enroll: page, manage: page, prfUsageDetails: page })

/**
 * Returns the endpoint from which password managers learn where users manage passkeys, and that deleting one can lock
 * data ([Passkey Endpoints](https://www.w3.org/TR/passkey-endpoints/)).
 */
export function passkeyEndpoints(walletOrigin: string): Endpoint {
  return endpoint<unknown, unknown, unknown, z.infer<typeof schema>>({
    method: 'GET',
    path: '/.well-known/passkey-endpoints',
    summary: "Pages for the user's passkeys",
    tag: 'Wallet site',
    isPublic: true,
    cache: 'public, max-age=3600',
    answer: schema,
    handle: async () => ({
      enroll: `${walletOrigin}/window/protect`,
      manage: `${walletOrigin}/window/devices`,
      prfUsageDetails: `${walletOrigin}/window/protect`,
    }),
  })
}
