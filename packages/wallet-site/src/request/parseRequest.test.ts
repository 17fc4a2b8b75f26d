import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RpcFailure } from '../rpc/RpcFailure'
import { WalletFailure } from '../WalletFailure'
import { methodFailure, parseRequest } from './parseRequest'

const account = '0xAbCdEf0123456789aBcDeF0123456789abcdef01'
const other = `0x${'22'.repeat(20)}`
const evm = { chainId: 'eip155:1', account }
const solana = {
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  account: base58.encode(new Uint8Array(32).fill(7)),
}

const failure = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}
const messageOf = (params: unknown): string => {
  const { request } = parseRequest('personal_sign', params, evm)
  return request.kind === 'message' ? new TextDecoder().decode(request.message) : ''
}
const send = (transaction: unknown) => parseRequest('eth_sendTransaction', [transaction], evm).request

test.each([
  ['text', ['hello', account], 'hello'],
  ['hex', ['0x68656c6c6f', account], 'hello'],
  ['the address first', [account.toLowerCase(), 'hello'], 'hello'],
  ['odd hex digits, which are text', ['0x123', account], '0x123'],
  ['an address as text', [other, account], '"'.repeat(20)],
])('reads a message as %s', (_, params, message) => {
  expect(messageOf(params)).toBe(message)
})

test.each([
  ['another account', 'personal_sign', ['hello', other]],
  ['another account', 'eth_signTypedData_v4', [other, {}]],
  ['another account', 'eth_sendTransaction', [{ from: other, to: other }]],
  ['another account', 'wallet_sendCalls', [{ from: other, calls: [{ to: other }] }]],
])('refuses %s for %s', (_, method, params) => {
  expect(failure(() => parseRequest(method, params, evm))).toMatchObject({ rpcCode: 4100 })
})

test.each([
  ['a message above 64 kB', 'personal_sign', ['x'.repeat(65_537), account]],
  ['a hex message above 64 kB', 'personal_sign', [`0x${'00'.repeat(65_537)}`, account]],
  ['a message that is an object', 'personal_sign', [{}, account]],
  ['a message without an account', 'personal_sign', ['hello']],
  ['no list', 'personal_sign', { 0: 'hello', 1: account }],
  ['a decimal value', 'eth_sendTransaction', [{ to: other, value: '10' }]],
  ['a number as value', 'eth_sendTransaction', [{ to: other, value: 10 }]],
  ['an empty quantity', 'eth_sendTransaction', [{ to: other, value: '0x' }]],
  ['a negative value', 'eth_sendTransaction', [{ to: other, value: '-0x1' }]],
  ['a value above 256 bits', 'eth_sendTransaction', [{ to: other, value: `0x1${'0'.repeat(64)}` }]],
  ['data above 128 kB', 'eth_sendTransaction', [{ to: other, data: `0x${'00'.repeat(131_073)}` }]],
  ['half a byte of data', 'eth_sendTransaction', [{ to: other, data: '0x123' }]],
  ['two kinds of data', 'eth_sendTransaction', [{ to: other, data: '0x12', input: '0x34' }]],
  ['an access list', 'eth_sendTransaction', [{ to: other, accessList: [{ address: other, storageKeys: [] }] }]],
  ['a blob', 'eth_sendTransaction', [{ to: other, blobVersionedHashes: ['0x01'] }]],
  ['a delegation', 'eth_sendTransaction', [{ to: other, type: '0x4' }]],
  ['an authorization list', 'eth_sendTransaction', [{ to: other, authorizationList: [] }]],
  ['another chain', 'eth_sendTransaction', [{ to: other, chainId: '0xa' }]],
  ['neither recipient nor data', 'eth_sendTransaction', [{ value: '0x1' }]],
  ['a name as recipient', 'eth_sendTransaction', [{ to: 'vitalik.eth' }]],
  ['a tip above the fee', 'eth_sendTransaction', [{ to: other, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }]],
])('refuses %s in %s', (_, method, params) => {
  expect(failure(() => parseRequest(method, params, evm))).toMatchObject({ code: 'embedded/invalid-request' })
})

test('reads a transaction with strict quantities', () => {
  expect(
    send({ from: account, to: other, value: '0x0a', gasLimit: '0x5208', nonce: '0x7', gasPrice: '0x3', type: '0x0' }),
  ).toEqual({
    kind: 'evmTransaction',
    ...evm,
    to: other,
    data: '0x',
    value: 10n,
    gas: 21_000n,
    nonce: 7,
    maxFeePerGas: 3n,
    maxPriorityFeePerGas: 3n,
  })
  expect(send({ input: '0xABCD', accessList: [], chainId: '0x1' })).toMatchObject({
    to: null,
    data: '0xabcd',
    value: 0n,
  })
})

test.each([
  [5740, { calls: [{ to: other }, { to: other }] }],
  [5760, { calls: [{ to: other }, { to: other }], atomicRequired: true }],
  [5700, { calls: [{ to: other }], capabilities: { paymasterService: { url: 'https://pay.example' } } }],
  [5700, { calls: [{ to: other, capabilities: { paymasterService: {} } }] }],
  [5710, { calls: [{ to: other }], chainId: '0xa' }],
])('refuses a batch with code %d: %j', (rpcCode, batch) => {
  expect(failure(() => parseRequest('wallet_sendCalls', [batch], evm))).toMatchObject({ rpcCode })
})

test('sends a batch of one call, also if it has to be atomic', () => {
  const batch = {
    from: account,
    chainId: '0x1',
    atomicRequired: true,
    calls: [{ to: other, value: '0x1', data: '0x12', gas: '0x1', nonce: '0x0' }],
    capabilities: { paymasterService: { optional: true } },
  }
  const { request, form } = parseRequest('wallet_sendCalls', [batch], evm)

  expect(form).toBe('evmCalls')
  expect(request).toMatchObject({ to: other, value: 1n, data: '0x12', gas: undefined, nonce: undefined })
})

test('reads Solana requests', () => {
  const message = base58.encode(new TextEncoder().encode('hello'))
  const transaction = base58.encode(new Uint8Array(1232).fill(1))
  const options = { skipPreflight: true, preflightCommitment: 'evil', maxRetries: 1e9, minContextSlot: 5, extra: 1 }

  expect(parseRequest('solana_signMessage', { message, pubkey: solana.account }, solana).form).toBe('solanaSignature')
  expect(parseRequest('solana_signTransaction', { transaction }, solana).request).toMatchObject({ isSent: false })
  expect(parseRequest('solana_signAndSendTransaction', { transaction, options }, solana)).toMatchObject({
    request: { isSent: true, transactions: [new Uint8Array(1232).fill(1)] },
    sendOptions: { skipPreflight: true, minContextSlot: 5 },
  })
  expect(
    parseRequest('solana_signAllTransactions', { transactions: [transaction, transaction] }, solana).request,
  ).toMatchObject({ transactions: { length: 2 } })
})

test.each([
  ['text that is no base58', 'solana_signMessage', { message: '0OIl' }],
  ['another key', 'solana_signMessage', { message: '2', pubkey: base58.encode(new Uint8Array(32)) }],
  ['a large transaction', 'solana_signTransaction', { transaction: base58.encode(new Uint8Array(1233).fill(1)) }],
  ['a huge transaction', 'solana_signTransaction', { transaction: '2'.repeat(500_000) }],
  ['no transaction', 'solana_signAllTransactions', { transactions: [] }],
  ['too many transactions', 'solana_signAllTransactions', { transactions: new Array(21).fill('2') }],
  ['a list of parameters', 'solana_signTransaction', ['2']],
])('refuses %s in %s', (_, method, params) => {
  expect(failure(() => parseRequest(method, params, solana))).toBeInstanceOf(WalletFailure)
})

test.each(['eth_sign', 'wallet_addEthereumChain', 'constructor', '__proto__', 'eth_signTransaction'])(
  "refuses the method '%s'",
  method => {
    expect(failure(() => parseRequest(method, [], evm))).toMatchObject({ rpcCode: 4200 })
  },
)

test('shows no markup of a method in its failure', () => {
  expect(methodFailure('<img src=x>').message).not.toMatch(/[<>]/)
  expect(methodFailure('eth_sign')).toBeInstanceOf(RpcFailure)
})

const values = fc.oneof(
  fc.constantFrom(account, other, '0x', '0x1', '0x00', '', null, undefined, '2', '-1', '0x-1', '__proto__'),
  fc.jsonValue(),
)
const fields = fc.constantFrom(
  'from',
  'to',
  'value',
  'data',
  'calls',
  'types',
  'domain',
  'message',
  'transaction',
  'gas',
)
const objects = fc.dictionary(fields, values)
const parameters = fc.oneof(objects, fc.array(fc.oneof(values, objects), { maxLength: 3 }), values)
const methods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

test.each(methods)('parses any parameters of %s, or fails with a reason', method => {
  fc.assert(
    fc.property(parameters, params => {
      const error = failure(() => parseRequest(method, params, method.startsWith('solana_') ? solana : evm))
      expect(error === undefined || error instanceof WalletFailure).toBe(true)
    }),
    { numRuns: 500 },
  )
})
