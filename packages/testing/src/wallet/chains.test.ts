import { expect } from 'vitest'
import { recordEvents, test } from '../../test/walletTest'
import { startEvmChain } from '../chain/startEvmChain'

test('rejects an unknown chain with 4902, and switches to it once it is added', async ({ chain, createWallet }) => {
  await using other = await startEvmChain({ chainId: 777, name: 'Seven' })
  const wallet = createWallet({ authorized: true })
  const events = recordEvents(wallet)
  const toOther = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x309' }] }
  await expect(wallet.provider.request(toOther)).rejects.toMatchObject({ code: 4902 })

  await wallet.provider.request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: '0x309',
        chainName: 'Seven',
        rpcUrls: [other.url],
        nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
      },
    ],
  })

  expect(wallet.chainId).toBe(777)
  await other.mine(4)
  expect(await wallet.provider.request({ method: 'eth_blockNumber' })).toBe('0x4')
  await wallet.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] })
  await wallet.provider.request(toOther)
  expect(events).toEqual([
    ['chainChanged', '0x309'],
    ['chainChanged', '0x7a69'],
    ['chainChanged', '0x309'],
  ])
  expect(chain.chainId).toBe(0x7a69)
})

test('adds a chain only if its URL serves it', async ({ chain, createWallet }) => {
  const wallet = createWallet()
  const add = (rpcUrls: unknown): Promise<unknown> =>
    wallet.provider.request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: '0x309', chainName: 'Seven', rpcUrls }],
    })

  await expect(add([chain.url])).rejects.toThrow(`serves chain ${chain.chainId}, not 777`)
  await expect(add([])).rejects.toMatchObject({ code: -32602 })
  await expect(add(['http://127.0.0.1:1'])).rejects.toMatchObject({ code: -32603 })
  expect(wallet.chainId).toBe(chain.chainId)
})

test('a rejected switch changes nothing, and switching to the current chain shows no prompt', async ({
  chain,
  createWallet,
}) => {
  const chains = { [chain.chainId]: { rpcUrl: chain.url }, 10: { rpcUrl: chain.url } }
  const wallet = createWallet({ chains, chainId: chain.chainId })
  const events = recordEvents(wallet)
  const switchTo = (chainId: string): Promise<unknown> =>
    wallet.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })

  wallet.reject('switchChain')
  expect(await switchTo('0x7a69')).toBeNull()
  await expect(switchTo('0xa')).rejects.toMatchObject({ code: 4001 })

  expect([wallet.chainId, events]).toEqual([chain.chainId, []])
  await expect(switchTo('ten')).rejects.toMatchObject({ code: -32602 })
})

test("passes methods that the wallet doesn't handle to the chain", async ({ chain, createWallet }) => {
  const { provider } = createWallet()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
  expect(await provider.request({ method: 'net_version' })).toBe('31337')
  expect(await provider.request({ method: 'wallet_getCapabilities' })).toEqual({})
  const balance = await provider.request({ method: 'eth_getBalance', params: [chain.accounts[5]?.address, 'latest'] })
  expect(BigInt(String(balance))).toBe(10_000n * 10n ** 18n)
  await expect(provider.request({ method: 'eth_noSuchThing' })).rejects.toMatchObject({ code: -32601 })
})

test('emits disconnect with 4900 when offline and connect when back online', async ({ createWallet }) => {
  const wallet = createWallet()
  const events = recordEvents(wallet)
  wallet.goOffline()
  await expect(wallet.provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: 4900 })
  wallet.goOnline()
  expect(await wallet.provider.request({ method: 'eth_blockNumber' })).toBe('0x0')
  expect(events).toMatchObject([
    ['disconnect', { code: 4900 }],
    ['connect', { chainId: '0x7a69' }],
  ])
})

test('a wallet can’t start on, or switch to, an unknown chain', ({ createWallet }) => {
  expect(() => createWallet({ chainId: 5 })).toThrow("doesn't have its first chain, 5")
  expect(() => createWallet().switchChain(5)).toThrow(RangeError)
})
