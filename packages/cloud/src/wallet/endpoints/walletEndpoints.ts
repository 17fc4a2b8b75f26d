import type { Endpoint } from '../../http/Endpoint'
import type { WalletApi } from '../WalletApi'
import { accountEndpoints } from './accountEndpoints'
import { deviceEndpoints } from './deviceEndpoints'
import { escrowEndpoints } from './escrowEndpoints'
import { inboxEndpoints } from './inboxEndpoints'
import { loginEndpoints } from './loginEndpoints'

/**
 * Returns the endpoints of the embedded wallet. They only accept requests from pages of the wallet site.
 *
 * @param origin - Origin of the wallet site.
 */
export function walletEndpoints(api: WalletApi, origin: string): readonly Endpoint[] {
  return [
    ...loginEndpoints(api),
    ...accountEndpoints(api),
    ...deviceEndpoints(api),
    ...escrowEndpoints(api),
    ...inboxEndpoints(api, origin),
  ]
}
