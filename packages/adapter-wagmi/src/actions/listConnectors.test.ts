import { createConfig, http } from '@wagmi/core'
import { mainnet } from '@wagmi/core/chains'
import { expect, test } from 'vitest'
import { listConnectors } from './listConnectors'

const wallets = { eip6963: true, injected: true, coinbase: true, reconnect: true }

test('WalletConnect is listed from the start, also before its code is there, and only where a kit has a client for it', () => {
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
  const walletConnect = { load: () => Promise.reject(new Error('nobody asked')) }
  const listed = listConnectors(config, new Set(), { wallets, walletConnect })
  expect(listed).toEqual([{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' }])
  expect(listConnectors(config, new Set(), { wallets, walletConnect: undefined })).toEqual([])
})
