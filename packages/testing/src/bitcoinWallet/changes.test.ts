import { expect } from 'vitest'
import { test } from '../../test/bitcoinWalletTest'
import type { BitcoinWallet } from './BitcoinWallet'

/** Collects the events of all APIs, as `api event` and value. */
function listen({ providers: { standard, satsConnect, unisat, okx } }: BitcoinWallet): [string, unknown][] {
  const received: [string, unknown][] = []
  const note = (name: string) => (value: unknown) => void received.push([name, value])
  const events = standard.features['standard:events'] as { on(event: string, listener: (value: unknown) => void): void }
  events.on('change', note('standard'))
  for (const event of ['accountChange', 'networkChange', 'disconnect'] as const) {
    satsConnect.addListener({ eventName: event, cb: note(`sats ${event}`) })
  }
  for (const event of ['accountsChanged', 'networkChanged', 'chainChanged'] as const) {
    unisat.on(event, note(`unisat ${event}`))
  }
  for (const event of ['accountChanged', 'accountsChanged', 'disconnect'] as const) okx.on(event, note(`okx ${event}`))
  return received
}

test('each API reports an account change in its own format', async ({ chain, createWallet }) => {
  const wallet = createWallet({ authorized: true })
  const received = listen(wallet)
  wallet.switchAccount(1)
  const [, second] = chain.accounts
  const key = Buffer.from(second?.publicKey ?? []).toString('hex')
  expect(Object.fromEntries(received)).toMatchObject({
    standard: { accounts: [{ address: second?.p2wpkh }, { address: second?.p2tr }] },
    'sats accountChange': {
      type: 'accountChange',
      addresses: [
        { address: second?.p2wpkh, addressType: 'p2wpkh', purpose: 'payment', publicKey: key },
        { address: second?.p2tr, addressType: 'p2tr', purpose: 'ordinals', publicKey: key.slice(2) },
      ],
    },
    'unisat accountsChanged': [second?.p2wpkh],
    'okx accountChanged': { address: second?.p2wpkh, publicKey: key },
  })
  expect(received).toHaveLength(5)
  expect(() => wallet.switchAccount(7)).toThrow(RangeError)
})

test('revoking the permission removes the accounts and notifies only permitted apps', async ({ createWallet }) => {
  const wallet = createWallet()
  const received = listen(wallet)
  wallet.switchAccount(1)
  wallet.lock()
  wallet.unlock()
  expect(received).toEqual([])
  await wallet.providers.unisat.requestAccounts()
  received.length = 0
  wallet.disconnect()
  expect(Object.fromEntries(received)).toEqual({
    standard: { accounts: [] },
    'sats disconnect': { type: 'disconnect' },
    'unisat accountsChanged': [],
    'okx disconnect': undefined,
    'okx accountChanged': null,
    'okx accountsChanged': [],
  })
})

test('locking empties the accounts in APIs that report it, and unlocking restores them', async ({ createWallet }) => {
  const wallet = createWallet({ authorized: true })
  const received = listen(wallet)
  wallet.lock()
  expect(Object.fromEntries(received)).toMatchObject({ standard: { accounts: [] }, 'unisat accountsChanged': [] })
  received.length = 0
  wallet.unlock()
  expect(Object.fromEntries(received)).toMatchObject({ 'unisat accountsChanged': [wallet.accounts[0]?.payment] })
})

test('each API switches networks by its own names, and then returns addresses of the new network', async ({
  chain,
  createWallet,
}) => {
  const wallet = createWallet({ authorized: true, otherNetworks: { testnet: { esploraUrl: chain.url } } })
  const { standard, satsConnect, unisat } = wallet.providers
  const received = listen(wallet)
  expect(await unisat.switchChain('BITCOIN_TESTNET')).toMatchObject({ enum: 'BITCOIN_TESTNET', network: 'testnet' })
  expect(await unisat.getAccounts()).toEqual([expect.stringMatching(/^tb1q/)])
  expect(received.map(([name]) => name)).toEqual([
    'sats networkChange',
    'unisat networkChanged',
    'unisat chainChanged',
    'standard',
    'sats accountChange',
    'unisat accountsChanged',
    'okx accountChanged',
    'okx accountsChanged',
  ])
  expect(await satsConnect.request('wallet_changeNetwork', { name: 'Regtest' })).toMatchObject({ result: null })
  expect(wallet.network).toBe('regtest')
  const { switchNetwork } = standard.features['bitcoin:switchNetwork'] as { switchNetwork(id: string): Promise<void> }
  await switchNetwork('bip122:000000000933ea01ad0ee984209779ba')
  expect([wallet.network, standard.accounts[0]?.chains]).toEqual(['testnet', ['bitcoin:testnet']])
  await expect(switchNetwork('bip122:000000000019d6689c085ae165831e93')).rejects.toMatchObject({ code: -32602 })
  wallet.reject('switchChain')
  await expect(unisat.switchChain('BITCOIN_REGTEST')).rejects.toMatchObject({ code: 4001 })
  expect(() => wallet.switchNetwork('mainnet')).toThrow(RangeError)
})

test('OKX has a separate provider for each network, whichever network is current', async ({ chain, createWallet }) => {
  const wallet = createWallet({
    network: 'mainnet',
    otherNetworks: { testnet: { esploraUrl: chain.url } },
    faces: ['okx'],
  })
  const host: EventTarget & { okxwallet?: Record<string, BitcoinWallet['providers']['okx']> } = new EventTarget()
  wallet.install(host)
  expect((await host.okxwallet?.['bitcoin']?.connect())?.address).toMatch(/^bc1q/)
  expect((await host.okxwallet?.['bitcoinTestnet']?.connect())?.address).toMatch(/^tb1q/)
  expect(wallet.network).toBe('mainnet')
})

test('removed listeners get no events', async ({ createWallet }) => {
  const wallet = createWallet({ authorized: true })
  const received: unknown[] = []
  const listener = (value: unknown): void => void received.push(value)
  const end = wallet.providers.satsConnect.addListener('accountChange', listener)
  wallet.providers.unisat.on('accountsChanged', listener)
  expect(wallet.listenerCount()).toBe(2)
  wallet.switchAccount(1)
  expect(received).toHaveLength(2)
  end()
  wallet.providers.unisat.removeListener('accountsChanged', listener)
  expect(wallet.listenerCount()).toBe(0)
  wallet.switchAccount(0)
  expect(received).toHaveLength(2)
})
