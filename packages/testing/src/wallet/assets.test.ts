import { expect } from 'vitest'
import { test } from '../../test/walletTest'
import type { WalletAsset } from './WalletCoreOptions'

const ether: WalletAsset = {
  type: 'NATIVE',
  address: 'native',
  balance: '0xde0b6b3a7640000',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

test('a wallet with given assets reports them on the requested chains, and reports the capability', async ({
  chain,
  createWallet,
}) => {
  const { provider } = createWallet({ authorized: true, assets: { 31337: [ether], 10: [] } })
  const { address: account } = chain.accounts[0]
  const ask = (chainFilter?: readonly string[]) =>
    provider.request({ method: 'wallet_getAssets', params: [{ account, ...(chainFilter && { chainFilter }) }] })
  expect(await ask()).toEqual({ '0x7a69': [ether], '0xa': [] })
  expect(await ask(['0x7a69'])).toEqual({ '0x7a69': [ether] })
  await expect(ask(['all'])).rejects.toMatchObject({ code: -32602 })
  expect(await provider.request({ method: 'wallet_getCapabilities', params: [account] })).toEqual({
    '0x7a69': { assetDiscovery: { supported: true } },
    '0xa': { assetDiscovery: { supported: true } },
  })
})

test('the assets are hidden from apps without permission', async ({ chain, createWallet }) => {
  const { provider } = createWallet({ assets: { 31337: [ether] } })
  const params = [{ account: chain.accounts[0].address }]
  await expect(provider.request({ method: 'wallet_getAssets', params })).rejects.toMatchObject({ code: 4100 })
})

test('a wallet without given assets rejects the method as unknown and reports no capability', async ({
  chain,
  createWallet,
}) => {
  const { provider } = createWallet({ authorized: true })
  const { address: account } = chain.accounts[0]
  const asking = provider.request({ method: 'wallet_getAssets', params: [{ account }] })
  await expect(asking).rejects.toMatchObject({ code: 4200 })
  expect(await provider.request({ method: 'wallet_getCapabilities', params: [account] })).toEqual({})
})
