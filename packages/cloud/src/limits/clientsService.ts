import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { ClientKeys } from './ClientKeys'
import { proxyTrust } from './proxyTrust'
import type { ProxyTrust } from './TrustedProxies'

export interface ClientsOptions {
  /**
   * Proxies of your own in front of the server that add to `X-Forwarded-For`: how many, or their addresses and networks, as in `['10.0.0.0/8']`. Default 0: the header is not
   * believed.
   */
  readonly trustedProxies?: ProxyTrust
}

/** Tells clients apart. */
export const clientsService: Service<ClientKeys, { readonly keys: KeyStore }, ClientsOptions> = {
  name: 'clients',
  settings: [
    {
      variables: [variable('TRUSTED_PROXIES', proxyTrust, trustedProxies => ({ trustedProxies }))],
      help: 'Proxies of your own that stand in front: how many, or their addresses and networks, as in 10.0.0.0/8,fd00::/8. Default 0: X-Forwarded-For is not believed.',
    },
  ],
  needs: { keys: keysService },
  open: async ({ keys }, { options: { trustedProxies = 0 } }) =>
    new ClientKeys((await keys.secrets('client-hash'))[0], trustedProxies),
}
