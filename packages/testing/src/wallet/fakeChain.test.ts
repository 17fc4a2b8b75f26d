import { type Hex, parseTransaction } from 'viem'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../test/walletTest'
import { createInjectedWallet } from './createInjectedWallet'
import type { InjectedWallet } from './InjectedWallet'
import type { InjectedWalletOptions } from './InjectedWalletOptions'
import type { JsonRpcCall } from './jsonRpc'

const privateKey = `0x${'11'.repeat(32)}` as const
const account = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
const to = `0x${'22'.repeat(20)}`

/** Creates a wallet on a chain with the given responses, and records the calls. */
function onFakeChain(answers: Record<string, unknown>, options: Partial<InjectedWalletOptions> = {}) {
  const calls: [string, ...unknown[]][] = []
  const rpc = async (url: string, { method, params }: JsonRpcCall): Promise<unknown> => {
    calls.push([method, ...params])
    if (!(method in answers)) throw new TypeError(`no route to ${url}`)
    return answers[method] instanceof Error ? answers[method] : { result: answers[method] }
  }
  const chains = { 1: { rpcUrl: 'https://one.invalid' }, 10: { rpcUrl: 'https://ten.invalid' } }
  const wallet = createInjectedWallet({ accounts: [privateKey], chains, authorized: true, rpc, ...options })
  return { wallet, calls }
}

const ask = ({ provider }: InjectedWallet, method: string, ...params: unknown[]): Promise<unknown> =>
  provider.request({ method, params })

test.each([
  ['wallet_switchEthereumChain', []],
  ['wallet_switchEthereumChain', [null]],
  ['wallet_switchEthereumChain', ['0xa']],
  ['wallet_switchEthereumChain', [{ chainId: 10 }]],
  ['wallet_switchEthereumChain', [{ chainId: '10' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x0' }]],
  ['wallet_addEthereumChain', [{ chainId: '0x2' }]],
  ['wallet_addEthereumChain', [{ chainId: '0x2', rpcUrls: [] }]],
  ['wallet_addEthereumChain', [{ chainId: '0x2', rpcUrls: 'https://two.invalid' }]],
  ['wallet_addEthereumChain', [{ chainId: '0x2', rpcUrls: ['https://two.invalid'] }]],
  ['wallet_requestPermissions', []],
  ['wallet_requestPermissions', ['eth_accounts']],
  ['wallet_requestPermissions', [{ snap: {} }]],
  ['wallet_revokePermissions', [{}]],
  ['wallet_getCapabilities', [account, '0x1']],
  ['wallet_getCapabilities', [account, [1]]],
  ['personal_sign', []],
  ['personal_sign', [{ text: 'hi' }, account]],
  ['eth_signTypedData_v4', [account]],
  ['eth_signTypedData_v4', [account, 'null']],
  ['eth_signTypedData_v4', [account, { types: {}, primaryType: 'Mail' }]],
])('%s(%j) is rejected before the prompt and any chain call', async (method, params) => {
  const { wallet, calls } = onFakeChain({}, { approve: () => expect.fail('asked') })
  await expect(ask(wallet, method, ...params)).rejects.toMatchObject({ code: -32602 })
  expect(calls).toEqual([])
})

test('an unreachable chain or an invalid response is an internal error', async () => {
  const { wallet } = onFakeChain({})
  await expect(ask(wallet, 'eth_blockNumber')).rejects.toMatchObject({
    code: -32603,
    message: "The chain at https://one.invalid can't be reached. Start it first.",
    data: { cause: 'TypeError: no route to https://one.invalid' },
  })
  const { wallet: other } = onFakeChain({ eth_blockNumber: new Error('Bad gateway') })
  await expect(ask(other, 'eth_blockNumber')).rejects.toMatchObject({ code: -32603 })
})

test('a chain whose URL serves another chain is rejected without a prompt', async () => {
  const { wallet } = onFakeChain({ eth_chainId: '0x3' }, { approve: () => expect.fail('asked') })
  const chain = { chainId: '0x2', chainName: 'Two', rpcUrls: ['https://two.invalid'] }
  await expect(ask(wallet, 'wallet_addEthereumChain', chain)).rejects.toThrow('serves chain 3, not 2')
  await expect(ask(wallet, 'wallet_switchEthereumChain', chain)).rejects.toMatchObject({ code: 4902 })
})

test('capabilities are listed for the requested chains', async () => {
  const { wallet } = onFakeChain({}, { capabilities: { 1: { atomic: true }, 10: { atomic: false } } })
  const [one, ten] = [{ '0x1': { atomic: true } }, { '0xa': { atomic: false } }]
  expect(await ask(wallet, 'wallet_getCapabilities', account)).toEqual({ ...one, ...ten })
  expect(await ask(wallet, 'wallet_getCapabilities', account, ['0xa', '0x2'])).toEqual(ten)
  expect(await ask(wallet, 'wallet_getCapabilities', account, [])).toEqual({})
})

test.each([
  ['hex is signed as bytes', '0xdeadbeef', '0xdeadbeef'],
  ['any other format is signed as text', 'deadbeef', '0x6465616462656566'],
])('a message in %s', async (_, message, bytes) => {
  const { wallet } = onFakeChain({})
  expect(await ask(wallet, 'personal_sign', message, account)).toBe(await ask(wallet, 'personal_sign', bytes, account))
})

const gwei = 1_000_000_000n

test.each([
  ['twice the base fee and a tip', {}, { maxFeePerGas: 23n * gwei, maxPriorityFeePerGas: 3n * gwei }],
  ["the app's tip", { maxPriorityFeePerGas: '0x1' }, { maxFeePerGas: 20n * gwei + 1n, maxPriorityFeePerGas: 1n }],
  ["a tip within the app's fee", { maxFeePerGas: '0x64' }, { maxFeePerGas: 100n, maxPriorityFeePerGas: 100n }],
  ['a gas price', { gasPrice: '0x64' }, { type: 'legacy', gasPrice: 100n }],
  ['a gas price and an access list', { gasPrice: '0x64', accessList: [] }, { type: 'eip2930', gasPrice: 100n }],
])('sends a transaction with %s', async (_, overrides, expected) => {
  const { wallet, calls } = onFakeChain({
    eth_getTransactionCount: '0x7',
    eth_estimateGas: '0x5208',
    eth_maxPriorityFeePerGas: '0xb2d05e00',
    eth_getBlockByNumber: { baseFeePerGas: '0x2540be400' },
    eth_sendRawTransaction: '0xhash',
  })

  expect(await ask(wallet, 'eth_sendTransaction', { from: account, to, ...overrides })).toBe('0xhash')

  const sent = calls.find(([method]) => method === 'eth_sendRawTransaction')?.[1] as Hex
  expect(parseTransaction(sent)).toMatchObject({ chainId: 1, nonce: 7, gas: 21_000n, to, ...expected })
})

test("a failed transaction doesn't block the next one", async () => {
  const answers: Record<string, unknown> = { eth_estimateGas: new Error('Bad gateway') }
  const { wallet } = onFakeChain(answers)
  const send = (): Promise<unknown> =>
    ask(wallet, 'eth_sendTransaction', { from: account, to, nonce: '0x0', gasPrice: '0x1' })
  await expect(send()).rejects.toMatchObject({ code: -32603 })

  Object.assign(answers, { eth_estimateGas: '0x5208', eth_sendRawTransaction: '0xhash' })
  expect(await send()).toBe('0xhash')
})

test('a wallet whose stored chain is no longer supported starts on its first chain', () => {
  const storage = memoryStorage()
  onFakeChain({}, { storage }).wallet.switchChain(10)
  expect(onFakeChain({}, { storage }).wallet.chainId).toBe(10)
  expect(onFakeChain({}, { storage, chains: { 1: { rpcUrl: 'https://one.invalid' } } }).wallet.chainId).toBe(1)
})
