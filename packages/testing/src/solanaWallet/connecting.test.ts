import type { Wallet } from '@wallet-standard/base'
import { expect } from 'vitest'
import { connect, featuresOf, recordChanges, test } from '../../test/solanaWalletTest'
import { memoryStorage } from '../../test/walletTest'
import type { SolanaApprovalRequest } from './SolanaWalletOptions'

/** Creates a window with an app that collects wallets, like `getWallets()`. */
function openWindow(): { host: EventTarget; wallets: Set<Wallet>; appReady: () => void } {
  const host = new EventTarget()
  const wallets = new Set<Wallet>()
  const api = {
    register(wallet: Wallet): () => void {
      wallets.add(wallet)
      return () => void wallets.delete(wallet)
    },
  }
  host.addEventListener('wallet-standard:register-wallet', event => (event as CustomEvent).detail(api))
  const appReady = (): void => void host.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return { host, wallets, appReady }
}

test('a wallet registers with earlier and later apps, and unregisters from both', async ({ createWallet }) => {
  const { host, wallets, appReady } = openWindow()
  const wallet = createWallet()
  const uninstall = wallet.install(host)
  expect([...wallets]).toEqual([wallet.standard])
  wallets.clear()
  appReady()
  expect([...wallets]).toEqual([wallet.standard])
  uninstall()
  expect(wallets.size).toBe(0)
  appReady()
  expect(wallets.size).toBe(0)
})

test('a wallet with manual announcement can be announced and withdrawn', async ({ createWallet }) => {
  const { host, wallets } = openWindow()
  const wallet = createWallet({ announceAfter: 'manual' })
  wallet.install(host)
  expect(wallets.size).toBe(0)
  wallet.announce()
  wallet.announce()
  expect(wallets.size).toBe(1)
  wallet.withdraw()
  expect(wallets.size).toBe(0)
})

test('describes itself in Wallet Standard terms', async ({ chain, createWallet }) => {
  const { standard } = createWallet({
    chains: {
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { rpcUrl: chain.url },
      [chain.caipNetworkId]: { rpcUrl: chain.url },
    },
    features: ['solana:signTransaction'],
  })
  expect(standard).toMatchObject({ version: '1.0.0', name: 'Test Wallet' })
  expect(standard.icon).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(standard.chains).toEqual(['solana:mainnet', 'solana:localnet', chain.caipNetworkId])
  expect(Object.keys(standard.features)).toEqual(['standard:connect', 'standard:events', 'solana:signTransaction'])
})

test('an app sees no accounts before it connects, and then the same objects each time', async ({
  chain,
  createWallet,
}) => {
  const wallet = createWallet()
  const changes = recordChanges(wallet)
  expect(wallet.standard.accounts).toEqual([])
  const account = await connect(wallet)
  expect(account.address).toBe(chain.accounts[0].address)
  expect(account.chains).toContain(chain.caipNetworkId)
  expect(wallet.standard.accounts).toHaveLength(2)
  expect(wallet.standard.accounts).toBe(wallet.standard.accounts)
  expect(changes).toEqual([{ accounts: wallet.standard.accounts }])
})

test('a silent connect shows no prompt and returns the permitted accounts', async ({ createWallet }) => {
  const wallet = createWallet()
  wallet.reject('connect', 'always')
  const { connect: ask } = featuresOf(wallet)['standard:connect']
  expect((await ask({ silent: true })).accounts).toEqual([])
  await expect(ask()).rejects.toMatchObject({ code: 4001 })
  wallet.approve()
  await connect(wallet)
  await featuresOf(wallet)['standard:disconnect'].disconnect()
  expect(wallet.standard.accounts).toEqual([])
  wallet.reject('connect', 'always')
  expect((await ask({ silent: true })).accounts).toHaveLength(2)
})

test('an app keeps its accounts if the user later approves without sharing any', async ({ createWallet }) => {
  const wallet = createWallet()
  await connect(wallet)
  wallet.grantNoAccounts()
  await connect(wallet)
  expect(wallet.standard.accounts).toHaveLength(2)
})

test('permission, account, chain and scripted responses survive a reload', async ({ chain, createWallet }) => {
  const storage = memoryStorage()
  const chains = {
    [chain.caipNetworkId]: { rpcUrl: chain.url },
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': { rpcUrl: chain.url },
  } as const
  const first = createWallet({ storage, chains })
  await connect(first)
  first.switchAccount(1)
  first.switchChain('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  first.reject('sign')

  const second = createWallet({ storage, chains })
  expect(second.standard.accounts).toEqual([])
  const account = await connect(second, true)
  expect(account.address).toBe(chain.accounts[1]?.address)
  expect(second.standard.chains[0]).toBe('solana:devnet')
  const { signMessage } = featuresOf(second)['solana:signMessage']
  await expect(signMessage({ account, message: new Uint8Array(1) })).rejects.toMatchObject({ code: 4001 })
})

test('account changes reach only apps that see the accounts', async ({ chain, createWallet }) => {
  const [a, b] = chain.accounts.map(({ address }) => address)
  const wallet = createWallet({ shares: 'selected' })
  const changes = recordChanges(wallet)
  wallet.switchAccount(1)
  wallet.lock()
  wallet.unlock()
  expect(changes).toEqual([])

  await connect(wallet)
  wallet.switchAccount(0)
  wallet.switchAccount(0)
  wallet.lock()
  wallet.unlock()
  wallet.disconnect()
  wallet.disconnect()
  expect(changes.map(({ accounts }) => accounts?.map(({ address }) => address))).toEqual([[b], [a], [], [a], []])
  expect(() => wallet.switchAccount(2)).toThrow(RangeError)
  expect(() => wallet.switchChain('solana:mainnet')).toThrow(RangeError)
})

test('a locked wallet delays connection requests and rejects signing', async ({ createWallet }) => {
  const wallet = createWallet({ authorized: true })
  const account = await connect(wallet, true)
  wallet.lock()
  const { signMessage } = featuresOf(wallet)['solana:signMessage']
  await expect(signMessage({ account, message: new Uint8Array(1) })).rejects.toMatchObject({ code: 4100 })
  const connecting = connect(wallet)
  expect(wallet.requests.at(-1)).toMatchObject({ method: 'standard:connect', status: 'open' })
  wallet.unlock()
  expect((await connecting).address).toBe(account.address)
})

test('requests hang, fail and stay pending as scripted, and are logged', async ({ chain, createWallet }) => {
  const prompts: SolanaApprovalRequest[] = []
  const wallet = createWallet({ approve: request => prompts.push(request) > 0 })
  wallet.pending('connect')
  wallet.fail({ code: -32603, message: 'Broken.' }, 'standard:connect')
  wallet.hang('connect')
  await expect(connect(wallet)).rejects.toMatchObject({ code: -32603, message: 'Broken.' })
  await expect(connect(wallet)).rejects.toMatchObject({ code: -32002 })
  const hanging = connect(wallet)
  wallet.release('reject')
  await expect(hanging).rejects.toMatchObject({ code: 4001 })
  await connect(wallet)

  expect(wallet.requests.map(({ status, errorCode }) => [status, errorCode])).toEqual([
    ['refused', -32603],
    ['refused', -32002],
    ['refused', 4001],
    ['answered', undefined],
  ])
  const [{ address }] = chain.accounts
  expect(prompts).toEqual([
    {
      kind: 'connect',
      method: 'standard:connect',
      params: [{ silent: false }],
      account: address,
      chain: chain.caipNetworkId,
    },
  ])
})

test("a removed listener gets no events and isn't counted", async ({ createWallet }) => {
  const wallet = createWallet()
  const received: unknown[] = []
  const off = featuresOf(wallet)['standard:events'].on('change', change => received.push(change))
  expect(wallet.listenerCount()).toBe(1)
  off()
  await connect(wallet)
  expect(received).toEqual([])
  expect(wallet.listenerCount()).toBe(0)
})
