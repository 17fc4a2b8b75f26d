import { expect, test } from 'vitest'
import { FakeBackend } from '../../test/FakeBackend'
import { EmbeddedError } from '../errors/EmbeddedError'
import { EvmProvider } from './EvmProvider'

const environment = { setTimer: () => () => {} }

function setUp(wallet = new FakeBackend()): { readonly wallet: FakeBackend; readonly provider: EvmProvider } {
  return { wallet, provider: new EvmProvider({ wallet, environment, chainId: 1 }) }
}

test('shares no account until the user is logged in, and asks the frame only then', async () => {
  const { wallet, provider } = setUp()
  wallet.loggedIn = false
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4100 })
  await expect(provider.request({ method: 'personal_sign', params: ['0x', '0x'] })).rejects.toMatchObject({
    code: 4100,
  })
  expect(wallet.requests).toEqual([])
  wallet.loggedIn = true
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([wallet.address])
})

test('reports chains as hex, switches them in the frame, and emits chainChanged', async () => {
  const { wallet, provider } = setUp()
  const chains: string[] = []
  provider.on('chainChanged', (chainId: string) => chains.push(chainId))
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  const params = [{ chainId: '0x2105' }]
  expect(await provider.request({ method: 'wallet_switchEthereumChain', params })).toBeNull()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  expect([wallet.chainId, chains]).toEqual([8453, ['0x2105']])
})

test.each([
  ['8453', -32602],
  [8453, -32602],
  ['0x', -32602],
  ['0x0', -32602],
  ['0xffffffffffffffffff', -32602],
])('refuses to switch to the chain %s', async (chainId, code) => {
  const { wallet, provider } = setUp()
  const switching = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  await expect(switching).rejects.toMatchObject({ code })
  expect(wallet.chainId).toBeUndefined()
})

test('stays on its chain if the frame refuses another one', async () => {
  const { wallet, provider } = setUp()
  wallet.failure = new EmbeddedError('embedded/chain-not-supported', 'Not supported')
  const switching = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2' }] })
  await expect(switching).rejects.toMatchObject({ code: 4902, data: { code: 'embedded/chain-not-supported' } })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

test.each([
  ['embedded/rejected', 4001],
  ['embedded/login-again', 4100],
  ['embedded/method-not-allowed', 4200],
  ['embedded/frame-lost', 4900],
  ['embedded/chain-not-supported', 4902],
  ['embedded/invalid-request', -32602],
  ['embedded/too-many-requests', -32005],
  ['embedded/failed', -32603],
] as const)('converts %s to %i', async (code, expected) => {
  const { wallet, provider } = setUp()
  wallet.failure = new EmbeddedError(code, 'No')
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', wallet.address] })
  await expect(signing).rejects.toMatchObject({ code: expected, message: 'No', data: { code } })
})

test("prefers the frame's own JSON-RPC code", async () => {
  const { wallet, provider } = setUp()
  wallet.failure = new EmbeddedError('embedded/failed', 'execution reverted', { rpcCode: 3 })
  await expect(provider.request({ method: 'eth_call', params: [] })).rejects.toMatchObject({ code: 3 })
})

test.each(['eth_sign', 'wallet_sendCalls', 'wallet_addEthereumChain', 'solana_signMessage', 'constructor'])(
  'refuses %s without asking the frame',
  async method => {
    const { wallet, provider } = setUp()
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
    expect(wallet.requests).toEqual([])
  },
)

test('sends signatures and reads with the current chain', async () => {
  const { wallet, provider } = setUp()
  wallet.answer = '0x5'
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x5')
  await provider.request({ method: 'eth_sendTransaction', params: [{ to: wallet.address }] })
  expect(wallet.requests).toMatchObject([
    { method: 'eth_blockNumber', chainId: 1, chainNamespace: 'eip155' },
    { method: 'eth_sendTransaction', chainId: 1, params: [{ to: wallet.address }] },
  ])
})

test('has no capabilities if the frame knows none', async () => {
  const { wallet, provider } = setUp()
  wallet.failure = new EmbeddedError('embedded/method-not-allowed', 'No')
  expect(await provider.request({ method: 'wallet_getCapabilities' })).toEqual({})
})

test('a revoked permission logs out, and the end of the login disconnects once', async () => {
  const { wallet, provider } = setUp()
  const events: string[] = []
  provider.on('accountsChanged', (accounts: string[]) => events.push(`accounts ${accounts.length}`))
  provider.on('disconnect', ({ code }: { code: number }) => events.push(`disconnect ${code}`))
  await provider.request({ method: 'eth_requestAccounts' })
  await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect(wallet.loggedIn).toBe(false)
  provider.end()
  provider.end()
  expect(events).toEqual(['accounts 1', 'accounts 0', 'disconnect 4900'])
})

test('a failure to read the account is tried again', async () => {
  const { wallet, provider } = setUp()
  wallet.failure = new EmbeddedError('embedded/timeout', 'Late')
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
  wallet.failure = undefined
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([wallet.address])
})

test('a listener that throws stops no other', async () => {
  const thrown: unknown[] = []
  const wallet = new FakeBackend()
  const provider = new EvmProvider({
    wallet,
    environment: {
      setTimer(task) {
        thrown.push(task)
        return () => {}
      },
    },
    chainId: 1,
  })
  const chains: string[] = []
  provider.on('chainChanged', () => {
    throw new Error('The app is broken')
  })
  const listener = (chainId: string): void => void chains.push(chainId)
  provider.on('chainChanged', listener)
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
  provider.removeListener('chainChanged', listener)
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
  expect(chains).toEqual(['0xa'])
  expect(thrown).toHaveLength(2)
})
