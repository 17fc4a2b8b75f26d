import { SIWEClient } from './SIWEClient'
import type { SIWEConfig } from './SIWEConfig'

/**
 * Sign-In with Ethereum by a server that you already have. Other chains connect without signing in; `siwx` is for all of them.
 *
 * @example
 * ```ts
 * const siweConfig = createSIWEConfig({
 *   getNonce: () => fetch('/nonce').then(response => response.text()),
 *   getMessageParams: async () => ({ domain: location.host, uri: location.origin, chains: [1] }),
 *   createMessage: ({ address, ...args }) => formatMessage(args, address),
 *   verifyMessage: args => post('/verify', args),
 *   getSession: () => fetch('/session').then(response => response.json()),
 *   signOut: () => post('/sign-out'),
 * })
 * createAppKit({ siweConfig, ...options })
 * ```
 */
export function createSIWEConfig(config: SIWEConfig): SIWEClient {
  return new SIWEClient(config)
}
