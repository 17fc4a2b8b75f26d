import type { WalletKitTypes } from '@reown/walletkit'
import type { KeyValueStorage } from './keyValueStorage'
import { loadPeers } from './loadPeers'

/** A WalletConnect client. */
export type WalletConnectCore = WalletKitTypes.Options['core']

const prefix = 'openappkit-testing'

/**
 * Creates a WalletConnect client that connects only to one relay and shares no state with other clients.
 *
 * @throws Error with the install command if a package of WalletConnect isn't installed.
 */
export async function quietCore(options: {
  relayUrl: string
  projectId: string
  storage: KeyValueStorage
}): Promise<WalletConnectCore> {
  const { Core } = await loadPeers(() => import('@walletconnect/core'))
  const core = new Core({ ...options, telemetryEnabled: false, logger: 'silent', customStoragePrefix: prefix })
  // The client stores itself in the global object under its prefix. Without this, two wallets in one process would
  // share a client.
  for (const name of [prefix, `${prefix}_count`]) Reflect.deleteProperty(globalThis, `_walletConnectCore_${name}`)
  // The client would call these public services and wait for them, even with telemetry off.
  Object.assign(core.verify, { register: async () => '', resolve: async () => undefined })
  Object.assign(core.eventClient, { init: async () => {} })
  // The class declares properties as optional that its own interface requires.
  return Object.assign(core, {
    relayUrl: options.relayUrl,
    projectId: options.projectId,
    customStoragePrefix: `:${prefix}`,
  })
}
