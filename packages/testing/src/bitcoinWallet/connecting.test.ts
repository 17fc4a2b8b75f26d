import { getWallets } from '@wallet-standard/app'
import { expect } from 'vitest'
import { test } from '../../test/bitcoinWalletTest'
import { memoryStorage } from '../../test/walletTest'
import type { BitcoinWallet } from './BitcoinWallet'

/** Functions that connect through each API and resolve with the first address. */
const ways: Readonly<Record<string, (wallet: BitcoinWallet) => Promise<unknown>>> = {
  'Wallet Standard': async ({ providers }) => {
    const feature = providers.standard.features['bitcoin:connect'] as {
      connect(input: unknown): Promise<{ accounts: readonly { address: string }[] }>
    }
    return (await feature.connect({ purposes: ['payment', 'ordinals'] })).accounts[0]?.address
  },
  'sats-connect': async ({ providers }) => {
    const answer = await providers.satsConnect.request('getAddresses', { purposes: ['payment'], message: 'Hello' })
    if ('error' in answer) throw answer.error
    return (answer.result as { addresses: readonly { address: string }[] }).addresses[0]?.address
  },
  Unisat: async ({ providers }) => (await providers.unisat.requestAccounts())[0],
  OKX: async ({ providers }) => (await providers.okx.connect()).address,
  Leather: async ({ providers }) => {
    try {
      const answer = await providers.leather.request('getAddresses')
      return (
        'result' in answer && (answer.result as { addresses: readonly { address: string }[] }).addresses[0]?.address
      )
    } catch (answer) {
      throw (answer as { error: unknown }).error
    }
  },
}
/** Rejection codes of the APIs that don't use 4001. */
const declined: Readonly<Record<string, number>> = { 'sats-connect': -32000 }

test('each API connects after one prompt, and shows none to a permitted app', async ({ chain, createWallet }) => {
  for (const [name, connect] of Object.entries(ways)) {
    const prompts: unknown[] = []
    const wallet = createWallet({
      approve: request => {
        prompts.push(request)
        return true
      },
    })
    const { p2wpkh } = chain.accounts[0]
    expect(await connect(wallet), name).toBe(p2wpkh)
    expect(await connect(wallet), name).toBe(p2wpkh)
    expect(prompts, name).toMatchObject([{ kind: 'connect', account: p2wpkh, network: 'regtest' }])
    expect(wallet.isAuthorized).toBe(true)
  }
})

test('each API reports a rejection with its own code, and the next try works', async ({ createWallet }) => {
  for (const [name, connect] of Object.entries(ways)) {
    const wallet = createWallet()
    wallet.reject('connect')
    await expect(connect(wallet), name).rejects.toMatchObject({ code: declined[name] ?? 4001 })
    expect(wallet.requests, name).toMatchObject([{ status: 'refused', errorCode: 4001 }])
    expect(await connect(wallet), name).toMatch(/^bcrt1q/)
  }
})

test('hang, pending and fail work as in every wallet', async ({ createWallet }) => {
  for (const [name, connect] of Object.entries(ways)) {
    const wallet = createWallet()
    wallet.pending('connect')
    await expect(connect(wallet), name).rejects.toMatchObject({ code: -32002 })
    wallet.fail({ code: -32603, message: 'Broken' }, 'connect')
    await expect(connect(wallet), name).rejects.toMatchObject({ code: -32603, message: 'Broken' })
    wallet.hang('connect')
    const hanging = connect(wallet)
    expect(wallet.requests.at(-1)?.status, name).toBe('open')
    wallet.release()
    expect(await hanging, name).toMatch(/^bcrt1q/)
  }
})

test('a locked wallet hides its accounts, rejects signing and connects once unlocked', async ({ createWallet }) => {
  for (const [name, connect] of Object.entries(ways)) {
    const wallet = createWallet({ authorized: true, locked: true })
    const { standard, unisat, satsConnect } = wallet.providers
    expect([standard.accounts, await unisat.getAccounts()]).toEqual([[], []])
    await expect(unisat.signMessage('hi')).rejects.toMatchObject({ code: 4100 })
    expect(await satsConnect.request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
    const connecting = connect(wallet)
    wallet.unlock()
    expect(await connecting, name).toMatch(/^bcrt1q/)
    expect(standard.accounts).toHaveLength(2)
  }
})

test('permission, account, lock, network and scripted responses survive a reload', async ({ chain, createWallet }) => {
  const storage = memoryStorage()
  const otherNetworks = { testnet: { esploraUrl: chain.url } }
  const first = createWallet({ storage, otherNetworks })
  await first.providers.unisat.requestAccounts()
  first.switchAccount(1)
  first.switchNetwork('testnet')
  first.reject('sign')
  const second = createWallet({ storage, otherNetworks })
  expect([second.isAuthorized, second.network]).toEqual([true, 'testnet'])
  expect(await second.providers.unisat.getAccounts()).toEqual([first.accounts[0]?.payment])
  await expect(second.providers.unisat.signMessage('hi')).rejects.toMatchObject({ code: 4001 })
  second.lock()
  expect(createWallet({ storage, otherNetworks }).isLocked).toBe(true)
  // A network that is no longer configured is dropped.
  expect(createWallet({ storage }).network).toBe('regtest')
})

test('apps can see and use all accounts if the wallet shares them', async ({ chain, createWallet }) => {
  const wallet = createWallet({ shares: 'all', authorized: true, selectedAccount: 1 })
  const { accounts, features } = wallet.providers.standard
  const [first, second] = chain.accounts
  expect(accounts.map(({ address }) => address)).toEqual([second?.p2wpkh, second?.p2tr, first.p2wpkh, first.p2tr])
  const { signMessage } = features['bitcoin:signMessage'] as {
    signMessage(input: unknown): Promise<readonly { signature: Uint8Array }[]>
  }
  const [signed] = await signMessage({ account: accounts[2], message: new TextEncoder().encode('hi') })
  expect(signed?.signature).toHaveLength(65)
})

test('each API is available where apps look for it, and uninstalling restores the window', async ({ createWallet }) => {
  const host: EventTarget & Record<string, unknown> = Object.assign(new EventTarget(), {} as Record<string, unknown>)
  host['unisat'] = 'another wallet'
  const before = Object.keys(host)
  const wallet = createWallet({ name: 'Mine', faces: ['sats-connect', 'unisat', 'okx', 'leather'] })
  const uninstall = wallet.install(host)
  expect(host['btc_providers']).toMatchObject([
    { id: 'TestWalletProviders.BitcoinProvider', name: 'Mine' },
    { id: 'LeatherProvider', name: 'Leather' },
  ])
  expect(host).toMatchObject({
    TestWalletProviders: { BitcoinProvider: wallet.providers.satsConnect },
    LeatherProvider: wallet.providers.leather,
    unisat: wallet.providers.unisat,
    okxwallet: { bitcoin: wallet.providers.okx },
  })
  uninstall()
  expect(host).toMatchObject({ unisat: 'another wallet', btc_providers: [] })
  expect(Object.keys(host)).toEqual([...before, 'btc_providers'])
})

test('a wallet can appear late, disappear and return', async ({ createWallet }) => {
  const host: EventTarget & { unisat?: unknown } = new EventTarget()
  const wallet = createWallet({ faces: ['unisat'], announceAfter: 'manual' })
  const uninstall = wallet.install(host)
  expect(host.unisat).toBeUndefined()
  wallet.announce()
  expect(host.unisat).toBe(wallet.providers.unisat)
  wallet.withdraw()
  expect(host.unisat).toBeUndefined()
  wallet.announce()
  uninstall()
  expect(host.unisat).toBeUndefined()
})

test('Wallet Standard apps find the wallet in either loading order, and lose it once it is uninstalled', async ({
  createWallet,
}) => {
  const page = new EventTarget()
  const wallet = createWallet({ name: 'Standard', icon: 'data:image/svg+xml,<svg/>' })
  const registered: unknown[] = []
  const app = {
    register(one: unknown) {
      registered.push(one)
      return () => void registered.splice(registered.indexOf(one), 1)
    },
  }
  // One app is ready before the wallet, and one after it.
  page.addEventListener('wallet-standard:register-wallet', event => (event as CustomEvent).detail(app), { once: true })
  const uninstall = wallet.install(page)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: app }))
  expect(registered).toEqual([wallet.providers.standard, wallet.providers.standard])
  expect(wallet.providers.standard).toMatchObject({
    name: 'Standard',
    icon: 'data:image/svg+xml,<svg/>',
    chains: ['bitcoin:regtest'],
  })
  uninstall()
  expect(registered).toEqual([])
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: app }))
  expect(registered).toEqual([])
  // The reference client accepts it too.
  getWallets().register(wallet.providers.standard)()
})
