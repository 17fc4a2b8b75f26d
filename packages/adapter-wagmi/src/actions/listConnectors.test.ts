import { createConfig, http } from '@wagmi/core'
import { mainnet } from '@wagmi/core/chains'
import { expect, test } from 'vitest'
import { listConnectors } from './listConnectors'

const wallets = { eip6963: true, injected: true, coinbase: true, reconnect: true }

test('lists WalletConnect from the start, before its code loads, if a kit has a client for it', () => {
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
  const walletConnect = { load: () => Promise.reject(new Error('unexpected load')) }
  const listed = listConnectors(config, new Set(), { wallets, walletConnect })
  expect(listed).toEqual([{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' }])
  expect(listConnectors(config, new Set(), { wallets, walletConnect: undefined })).toEqual([])
})
