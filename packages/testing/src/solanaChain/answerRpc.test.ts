import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { answerRpc } from './answerRpc'
import { chainAccounts } from './chainAccounts'
import { Faucet } from './Faucet'
import { systemProgram } from './instructions'
import { Ledger } from './Ledger'
import type { RpcNode } from './RpcMethod'
import { encodeMint, tokenPrograms } from './tokenAccounts'

const [holder = '', mint = '', empty = ''] = chainAccounts(3).map(({ address }) => address)

/** Creates a node without a server, with one account and one mint. */
async function openNode(): Promise<RpcNode> {
  const ledger = new Ledger()
  ledger.setAccount(holder as Address, systemProgram, 5_000_000_000n)
  const data = encodeMint(holder as Address, 6)
  ledger.setAccount(mint as Address, tokenPrograms.token, ledger.rentExemption(BigInt(data.length)), data)
  return { ledger, faucet: await Faucet.open(ledger), genesisHash: 'genesis' }
}

const node = await openNode()

async function ask(method: unknown, ...params: unknown[]) {
  return JSON.parse(await answerRpc(node, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })))
}

test.each([
  ['7', -32600],
  ['null', -32600],
  ['{}', -32600],
  ['{"method":7}', -32600],
  ['{"method":"toString"}', -32601],
  ['{"method":"getSlot","params":{}}', -32602],
  ['', -32700],
])('rejects the call %o with %i', async (text, code) => {
  expect(JSON.parse(await answerRpc(node, text))).toMatchObject({ id: null, error: { code } })
})

test('returns the results of a batch in order', async () => {
  const calls = [{ id: 'a', method: 'getHealth' }, null, { id: 2, method: 'getGenesisHash' }]
  expect(JSON.parse(await answerRpc(node, JSON.stringify(calls)))).toMatchObject([
    { id: 'a', result: 'ok' },
    { id: null, error: { code: -32600 } },
    { id: 2, result: 'genesis' },
  ])
})

test.each([
  ['getBalance', [], 'Invalid params: expected an address.'],
  ['getMinimumBalanceForRentExemption', ['1'], 'Invalid params: expected a number of bytes.'],
  ['getMinimumBalanceForRentExemption', [0.5], 'Invalid params: expected a number of bytes.'],
  ['getMinimumBalanceForRentExemption', [-1], 'Invalid params: expected a number of bytes.'],
  ['getMultipleAccounts', [holder], 'Invalid params: expected a list of addresses.'],
  ['getMultipleAccounts', [Array(101).fill(holder)], 'Too many inputs provided; max 100'],
  ['getAccountInfo', [mint, { encoding: 'hex' }], /unknown variant `hex`/],
  ['getTokenAccountsByOwner', [holder, {}], 'Invalid params: expected mint or programId.'],
  ['getTokenAccountBalance', [empty], 'Invalid param: could not find account'],
  ['getTokenAccountBalance', [mint], 'Invalid param: not a Token account'],
  ['getTokenSupply', [empty], 'Invalid param: could not find mint'],
  ['getTokenSupply', [holder], 'Invalid param: not a Token mint'],
  ['isBlockhashValid', [7], 'Invalid params: expected a blockhash.'],
  ['getSignatureStatuses', ['signature'], 'Invalid params: expected a list of signatures.'],
  ['getSignatureStatuses', [Array(257).fill('')], 'Too many inputs provided; max 256'],
  ['getSignaturesForAddress', [holder, { limit: 0 }], 'Invalid limit; max 1000'],
  ['getSignaturesForAddress', [holder, { limit: 1001 }], 'Invalid limit; max 1000'],
  ['getSignaturesForAddress', [holder, { limit: '1' }], 'Invalid limit; max 1000'],
  ['sendTransaction', [7], 'Invalid params: expected a string.'],
  ['sendTransaction', ['AQ', { encoding: 'hex' }], /unsupported encoding: hex/],
  ['sendTransaction', ['0OIl'], 'invalid base58 encoding: InvalidCharacter'],
  ['sendTransaction', ['AQ', { encoding: 'base64' }], 'invalid base64 encoding: InvalidPadding'],
  [
    'sendTransaction',
    [Buffer.alloc(1233).toString('base64'), { encoding: 'base64' }],
    /too large: 1233 bytes \(max: 1232 bytes\)/,
  ],
  [
    'simulateTransaction',
    ['AQ==', { encoding: 'base64', sigVerify: true, replaceRecentBlockhash: true }],
    'sigVerify may not be used with replaceRecentBlockhash',
  ],
])('rejects the parameters of %s(%j)', async (method, params, message) => {
  const { error } = await ask(method, ...params)
  expect(error).toMatchObject({ code: -32602, message: expect.stringMatching(message) })
})

test('an unknown account or transaction has no value and no status', async () => {
  expect(await ask('getBalance', empty)).toMatchObject({ result: { value: 0 } })
  expect(await ask('getMultipleAccounts', [empty, holder])).toMatchObject({
    result: { value: [null, { lamports: 5_000_000_000 }] },
  })
  expect(await ask('getTransaction', 'unknown')).toMatchObject({ result: null })
  expect(await ask('getSignatureStatuses', ['unknown'])).toMatchObject({ result: { value: [null] } })
  expect(await ask('isBlockhashValid', 'unknown')).toMatchObject({ result: { value: false } })
})

/** Sends transactions to an account and returns their ids, oldest first. */
async function give(recipient: string, count: number): Promise<string[]> {
  const signatures: string[] = []
  while (signatures.length < count) signatures.push(await node.faucet.give(recipient as Address, 1_000_000_000n))
  return signatures
}

test('returns a history newest first, between two transactions and up to the limit', async () => {
  const [a, b, c, d] = await give(empty, 4)
  const read = async (config: object) =>
    (await ask('getSignaturesForAddress', empty, config)).result.map((one: { signature: string }) => one.signature)
  expect(await read({})).toEqual([d, c, b, a])
  expect(await read({ limit: 2 })).toEqual([d, c])
  expect(await read({ before: c })).toEqual([b, a])
  expect(await read({ until: b })).toEqual([d, c])
  expect(await read({ before: d, until: a, limit: 1 })).toEqual([c])
})

test('an old status is only returned if the client requests a search', async () => {
  const [signature] = await give(chainAccounts(4)[3]?.address ?? '', 1)
  const status = async (config?: object) =>
    (await ask('getSignatureStatuses', [signature], config)).result.value[0]?.confirmationStatus
  expect(await status()).toBe('finalized')
  node.ledger.advance(300n)
  expect(await status()).toBeUndefined()
  expect(await status({ searchTransactionHistory: true })).toBe('finalized')
})

test('returns a versioned transaction only to clients that support versions', async () => {
  const [signature] = await give(chainAccounts(5)[4]?.address ?? '', 1)
  const read = (config?: unknown) => ask('getTransaction', signature, config)
  expect(await read()).toMatchObject({ error: { code: -32015 } })
  expect(await read('json')).toMatchObject({ error: { code: -32015 } })
  expect(await read({ maxSupportedTransactionVersion: 0 })).toMatchObject({ result: { version: 0 } })
  expect(await read({ maxSupportedTransactionVersion: 0, encoding: 'hex' })).toMatchObject({ error: { code: -32602 } })
})
