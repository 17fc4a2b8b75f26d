import { describe, expect, test } from 'vitest'
import { FakeBackend } from '../../test/FakeBackend'
import { EmbeddedError } from '../errors/EmbeddedError'
import { EvmProvider } from './EvmProvider'

const { address } = new FakeBackend()
const permission = {
  parentCapability: 'eth_accounts',
  caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
}
const typedData = JSON.stringify({
  domain: { name: 'App', chainId: 1 },
  primaryType: 'Mail',
  types: { Mail: [{ name: 'text', type: 'string' }] },
  message: { text: 'Hello' },
})

function setUp(isLoggedIn = true): { readonly wallet: FakeBackend; readonly provider: EvmProvider } {
  const wallet = new FakeBackend()
  wallet.loggedIn = isLoggedIn
  return { wallet, provider: new EvmProvider({ wallet, environment: { setTimer: () => () => {} }, chainId: 1 }) }
}

/** Requests as the test app of MetaMask sends them, that the provider answers itself, and the exact results. */
const own: readonly (readonly [method: string, params: unknown, result: unknown])[] = [
  ['eth_accounts', undefined, [address]],
  ['eth_requestAccounts', [], [address]],
  ['eth_chainId', [], '0x1'],
  ['net_version', [], '1'],
  ['wallet_switchEthereumChain', [{ chainId: '0x1' }], null],
  ['wallet_switchEthereumChain', [{ chainId: '0x2105' }], null],
  ['wallet_getPermissions', undefined, [permission]],
  ['wallet_requestPermissions', [{ eth_accounts: {} }], [permission]],
  ['wallet_revokePermissions', [{ eth_accounts: {} }], null],
]

test.each(own)('%s %j answers without the frame', async (method, params, result) => {
  const { wallet, provider } = setUp()
  expect(await provider.request({ method, params })).toEqual(result)
  expect(wallet.requests).toEqual([])
})

const legacy = { from: address, to: address, value: '0x1', gas: '0x5208', gasPrice: '0x3b9aca00' }
const dynamic = { from: address, to: address, maxFeePerGas: '0x2', maxPriorityFeePerGas: '0x1' }
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'cd'.repeat(65)}`
const block = { number: '0x1' }

/** Requests that the frame answers. They arrive there unchanged, and so do their results here. */
const framed: readonly (readonly [name: string, method: string, params: unknown, result: unknown])[] = [
  ['a message', 'personal_sign', ['0x48656c6c6f', address], signature],
  ['typed data', 'eth_signTypedData_v4', [address, typedData], signature],
  ['a legacy transfer', 'eth_sendTransaction', [legacy], hash],
  ['a transfer with dynamic fees', 'eth_sendTransaction', [dynamic], hash],
  ['a new contract', 'eth_sendTransaction', [{ from: address, data: '0x6000' }], hash],
  ['a balance', 'eth_getBalance', [address, 'latest'], '0x0'],
  ['a block', 'eth_getBlockByNumber', ['latest', false], block],
  ['a missing receipt', 'eth_getTransactionReceipt', [hash], null],
  ['capabilities', 'wallet_getCapabilities', [address], { '0x1': { atomic: { status: 'unsupported' } } }],
]

test.each(framed)('%s: %s goes to the frame', async (_name, method, params, result) => {
  const { wallet, provider } = setUp()
  wallet.answer = result
  expect(await provider.request({ method, params })).toEqual(result)
  expect(wallet.requests).toEqual([{ method, params, chainId: 1, chainNamespace: 'eip155' }])
})

/** Requests that the provider refuses itself, and the exact codes of EIP-1193 and EIP-1474. */
const refused: readonly (readonly [method: unknown, params: unknown, code: number])[] = [
  // Blind signatures: they could be a transaction.
  ['eth_sign', [address, hash], 4200],
  ['eth_signTypedData', [[{ type: 'string', name: 'text', value: 'Hello' }], address], 4200],
  ['eth_signTypedData_v1', [[], address], 4200],
  ['eth_signTypedData_v3', [address, typedData], 4200],
  ['eth_signTransaction', [legacy], 4200],
  ['eth_getEncryptionPublicKey', [address], 4200],
  ['eth_decrypt', ['0x00', address], 4200],
  ['wallet_addEthereumChain', [{ chainId: '0xa' }], 4200],
  ['wallet_watchAsset', { type: 'ERC20', options: { address, symbol: 'ABC', decimals: 18 } }, 4200],
  // The account is a plain key, so no batch is atomic.
  ['wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', atomicRequired: true, calls: [{ to: address }] }], 4200],
  ['wallet_grantPermissions', [{}], 4200],
  ['eth_sendUserOperation', [{}], 4200],
  ['eth_noSuchMethod', [], 4200],
  ['toString', [], 4200],
  ['wallet_switchEthereumChain', undefined, -32602],
  ['wallet_switchEthereumChain', [{ chainId: '1' }], -32602],
  ['wallet_requestPermissions', undefined, -32602],
  ['wallet_requestPermissions', [{ snap: {} }], -32602],
  ['wallet_requestPermissions', [{ eth_accounts: {}, snap: {} }], -32602],
  ['', [], -32600],
  [5, [], -32600],
  [undefined, [], -32600],
]

test.each(refused)('%s %j is refused without the frame', async (method, params, code) => {
  const { wallet, provider } = setUp()
  await expect(provider.request({ method, params } as never)).rejects.toMatchObject({ name: 'ProviderRpcError', code })
  expect(wallet.requests).toEqual([])
})

test.each([undefined, null, 'eth_accounts'])('a request that is %j is invalid', async request => {
  await expect(setUp().provider.request(request as never)).rejects.toMatchObject({ code: -32600 })
})

test.each([undefined, [], [{}], [{ snap: {} }], ['eth_accounts']])(
  'revoking %j is invalid and keeps the login',
  async params => {
    const { wallet, provider } = setUp()
    await expect(provider.request({ method: 'wallet_revokePermissions', params })).rejects.toMatchObject({
      code: -32602,
    })
    expect(wallet.loggedIn).toBe(true)
  },
)

describe('while logged out', () => {
  test.each([
    ['eth_accounts', undefined, []],
    ['eth_chainId', undefined, '0x1'],
    ['net_version', undefined, '1'],
    ['wallet_getPermissions', undefined, []],
    ['wallet_getCapabilities', undefined, {}],
  ] as const)('%s answers without the frame', async (method, params, result) => {
    const { wallet, provider } = setUp(false)
    wallet.failure = new Error('The frame got a call')
    expect(await provider.request({ method, params })).toEqual(result)
    expect(wallet.requests).toEqual([])
  })

  test.each([
    ['eth_requestAccounts', []],
    ['wallet_requestPermissions', [{ eth_accounts: {} }]],
    ['personal_sign', ['0x00', address]],
    ['eth_signTypedData_v4', [address, typedData]],
    ['eth_sendTransaction', [legacy]],
  ])('%s is unauthorized', async (method, params) => {
    const { wallet, provider } = setUp(false)
    await expect(provider.request({ method, params })).rejects.toMatchObject({ code: 4100 })
    expect(wallet.requests).toEqual([])
  })
})

test.each(framed.filter(([, method]) => method !== 'wallet_getCapabilities'))(
  "%s: %s rejects with the frame's code, and with 4001 if the user declines",
  async (_name, method, params) => {
    const { wallet, provider } = setUp()
    wallet.failure = new EmbeddedError('embedded/invalid-request', 'Wrong', { rpcCode: -32602 })
    await expect(provider.request({ method, params })).rejects.toMatchObject({ code: -32602, message: 'Wrong' })
    wallet.failure = new EmbeddedError('embedded/rejected', 'No')
    await expect(provider.request({ method, params })).rejects.toMatchObject({ code: 4001 })
  },
)
