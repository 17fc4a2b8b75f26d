import { expect, test } from 'vitest'
import { FakeProvider } from '../../test/FakeProvider'
import { EvmWallet } from './EvmWallet'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

function createWallet(provider: unknown = new FakeProvider()): { wallet: EvmWallet; events: unknown[] } {
  const events: unknown[] = []
  const emitter = { emit: (name: string, data?: object) => void events.push(data ? [name, data] : name) }
  const wallet = new EvmWallet({ id: 'email', name: 'Email', type: 'AUTH', provider }, emitter as never)
  return { wallet, events }
}

test.each([null, 'provider', {}, { request: () => {} }, { request: () => {}, on: () => {} }])(
  'refuses a wallet whose provider is %o',
  provider => {
    expect(() => createWallet(provider)).toThrow('Email has no EIP-1193 provider')
  },
)

test('returns checksummed accounts, and none for an answer of another form', async () => {
  const provider = new FakeProvider()
  const { wallet } = createWallet(provider)
  provider.answers['eth_accounts'] = [address.toLowerCase()]
  expect(await wallet.accounts()).toEqual([address])
  for (const odd of [undefined, null, address, { 0: address }]) {
    provider.answers['eth_accounts'] = odd
    expect(await wallet.accounts()).toEqual([])
  }
  provider.answers['eth_accounts'] = ['0x00']
  await expect(wallet.accounts()).rejects.toThrow('0x00')
})

test('reads chains as numbers and switches them by hex id', async () => {
  const provider = new FakeProvider()
  const { wallet } = createWallet(provider)
  provider.answers['eth_chainId'] = '0x2105'
  expect(await wallet.chainId()).toBe(8453)
  await wallet.switchTo(10)
  expect(provider.requests.at(-1)).toEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
})

test("passes the provider's events on while it listens", () => {
  const provider = new FakeProvider()
  const { wallet, events } = createWallet(provider)
  provider.emit('chainChanged', '0xa')
  wallet.listen(true)
  provider.emit('accountsChanged', [address.toLowerCase()])
  provider.emit('chainChanged', '0xa')
  wallet.listen(false)
  provider.emit('chainChanged', '0x1')
  expect(events).toEqual([
    ['change', { accounts: [address] }],
    ['change', { chainId: 10 }],
  ])
  expect(provider.listenerCount).toBe(0)
})

test.each([
  ['accountsChanged', []],
  ['disconnect', { code: 4900 }],
])('%s ends the connection once, and stops listening', (event, value) => {
  const provider = new FakeProvider()
  const { wallet, events } = createWallet(provider)
  wallet.listen(true)
  provider.emit(event, value)
  provider.emit('disconnect', { code: 4900 })
  expect(events).toEqual(['disconnect'])
  expect(provider.listenerCount).toBe(0)
})
