import type { AppKitContext } from '../kit/AppKitContext'
import { WalletConnectClient } from './WalletConnectClient'
import type { WalletConnectLink } from './WalletConnectLink'

/**
 * Creates the kit's WalletConnect client, which loads the library and contacts the relay on first use. The kit's
 * adapters follow the client, and it closes with the kit.
 */
export function createWalletConnect(kit: AppKitContext): WalletConnectLink {
  const client = new WalletConnectClient(kit)
  kit.onDestroy(() => client.close())
  for (const namespace of kit.adapters.namespaces) kit.adapter(namespace).followWalletConnect?.(client)
  return client
}
