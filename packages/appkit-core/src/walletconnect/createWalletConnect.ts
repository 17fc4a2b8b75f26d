import type { KitCore } from '../kit/KitCore'
import type { WalletConnectLink } from './WalletConnectLink'

/** Makes the kit's WalletConnect client. It loads the library, and talks to the relay, when it is first used. */
export function createWalletConnect(_kit: KitCore): WalletConnectLink {
  throw new Error('unfinished')
}
