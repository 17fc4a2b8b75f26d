import { SIWEClient } from './SIWEClient'
import type { SIWEConfig } from './SIWEConfig'

/**
 * Configures Sign-In with Ethereum for a server that you already have. Users sign in on EVM chains only; on other
 * chains, they connect without signing in. The option `siwx` supports all chains.
 *
 * @example
 * ```ts
 * import { createSIWEConfig, formatMessage } from '@openappkit/siwx/siwe'
 *
 * const post = (url: string, data?: unknown) =>
 *   fetch(url, { method: 'POST', body: JSON.stringify(data) }).then(response => response.ok)
 * const siweConfig = createSIWEConfig({
 *   getNonce: () => fetch('/nonce').then(response => response.text()),
 *   getMessageParams: async () => ({ domain: location.host, uri: location.origin, chains: [1] }),
 *   createMessage: ({ address, ...args }) => formatMessage(args, address),
 *   verifyMessage: args => post('/verify', args),
 *   getSession: () => fetch('/session').then(response => response.json()),
 *   signOut: () => post('/sign-out'),
 * })
 * ```
 */
export function createSIWEConfig(config: SIWEConfig): SIWEClient {
  return new SIWEClient(config)
}
