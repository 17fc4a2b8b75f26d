import type { KitCore } from '../kit/KitCore'
import { WalletConnectClient } from './WalletConnectClient'
import type { WalletConnectLink } from './WalletConnectLink'

/** Makes the kit's WalletConnect client. It loads the library, and talks to the relay, when it is first used; it ends with the kit. */
export function createWalletConnect(kit: KitCore): WalletConnectLink {
  const client = new WalletConnectClient(kit)
  kit.onDestroy(() => client.close())
  for (const namespace of kit.adapters.namespaces) kit.adapter(namespace).followWalletConnect?.(client)
  return client
}
