import type { AppKitNetwork, KeyValueStorage } from '@openappkit/appkit-core'
import { memoryStorage } from '@openappkit/appkit-core'
import { addressOne } from './createAdapter'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const rpcUrls = { default: { http: ['http://127.0.0.1:1'] } }

export const ethereum: AppKitNetwork = { id: 1, name: 'Ethereum', nativeCurrency, rpcUrls }
export const optimism: AppKitNetwork = { id: 10, name: 'OP Mainnet', nativeCurrency, rpcUrls }

/** Storage after a session that stayed connected. */
const entries: Readonly<Record<string, string>> = {
  '@appkit/connected_namespaces': 'eip155',
  '@appkit/connection_status': 'connected',
  '@appkit/active_caip_network_id': 'eip155:10',
  '@appkit/connections': JSON.stringify({
    eip155: [{ connectorId: 'fake', accounts: [{ address: addressOne, type: 'eoa' }] }],
  }),
}

/** Returns browser storage with the session. */
export function storedSession(): KeyValueStorage {
  return memoryStorage(entries)
}

/** The session as the `Cookie` header of a request. */
export const sessionCookie: string = Object.entries(entries)
  .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  .join('; ')
