import type { WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { KeyValueStorage } from './keyValueStorage'

/** A WalletConnect client. */
export type WalletConnectCore = WalletKitTypes.Options['core']

const prefix = 'openappkit-testing'

/** A WalletConnect client of its own, which talks to one relay and to nobody else. */
export function quietCore(options: {
  relayUrl: string
  projectId: string
  storage: KeyValueStorage
}): WalletConnectCore {
  const core = new Core({ ...options, telemetryEnabled: false, logger: 'silent', customStoragePrefix: prefix })
  // The client keeps itself in the global object for whoever asks for the same prefix: two wallets of one process would be one.
  for (const name of [prefix, `${prefix}_count`]) Reflect.deleteProperty(globalThis, `_walletConnectCore_${name}`)
  // Services of the public provider, which would be asked even with telemetry off, and waited for.
  Object.assign(core.verify, { register: async () => '', resolve: async () => undefined })
  Object.assign(core.eventClient, { init: async () => {} })
  // The class declares optional what its own interface requires.
  return Object.assign(core, {
    relayUrl: options.relayUrl,
    projectId: options.projectId,
    customStoragePrefix: `:${prefix}`,
  })
}
