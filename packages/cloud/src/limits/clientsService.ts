import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { ClientKeys } from './ClientKeys'
import { proxyTrust } from './proxyTrust'
import type { ProxyTrust } from './TrustedProxies'

export interface ClientsOptions {
  /**
   * Your proxies in front of the server that append to `X-Forwarded-For`: their number, or their addresses and
   * networks, such as `['10.0.0.0/8']`. Default: 0, which ignores the header.
   */
  readonly trustedProxies?: ProxyTrust
}

/** Identifies clients for limits. */
export const clientsService: Service<ClientKeys, { readonly keys: KeyStore }, ClientsOptions> = {
  name: 'clients',
  settings: [
    {
      variables: [variable('TRUSTED_PROXIES', proxyTrust, trustedProxies => ({ trustedProxies }))],
      help: 'Trusted reverse proxies: their number, or their addresses and networks, such as 10.0.0.0/8,fd00::/8. Default 0: X-Forwarded-For is ignored.',
    },
  ],
  needs: { keys: keysService },
  open: async ({ keys }, { options: { trustedProxies = 0 } }) =>
    new ClientKeys((await keys.secrets('client-hash'))[0], trustedProxies),
}
