import { type TransactionOutcome, toCaipNetwork } from '@openappkit/appkit-core'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { type Address, createWalletClient, encodeFunctionData, erc20Abi, type Hex, http, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { deployToken } from '../test/deployToken'
import { loaded } from '../test/loaded'
import { localWallet } from '../test/localWallet'
import { type NodeCall, nodeBetween } from '../test/nodeBetween'
import { openPage } from '../test/TestPage'
import { readTrace } from './transfer/SentTrace'
import { TransactionWatch } from './transfer/TransactionWatch'

let chain: EvmChain
let tokenAddress: Address
beforeAll(async () => {
  chain = await startEvmChain()
  tokenAddress = await deployToken(chain)
})
afterAll(() => {
  // Other files share this worker.
  vi.unstubAllGlobals()
  return chain.stop()
})
// Transactions wait until a test mines.
beforeEach(() => control('evm_setAutomine', false))
const leaving: AbortController[] = []
afterEach(async () => {
  for (const controller of leaving.splice(0)) controller.abort()
  await control('anvil_dropAllTransactions')
  await control('evm_setAutomine', true)
})

const recipient = '0x00000000000000000000000000000000000A11cE'
const payer = () => chain.accounts[0].address
const control = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
  chain.client.request({ method, params } as never)

/** Sends a transaction from the first account. */
function send(transaction: {
  nonce?: number
  to?: Address
  data?: Hex
  value?: bigint
  gas?: bigint
  maxFeePerGas?: bigint
}): Promise<Hex> {
  const client = createWalletClient({
    account: privateKeyToAccount(chain.accounts[0].privateKey),
    chain: chain.chain,
    transport: http(chain.url),
  })
  const { maxFeePerGas = parseGwei('20') } = transaction
  const fees = { maxFeePerGas, maxPriorityFeePerGas: maxFeePerGas }
  return client.sendTransaction({ to: recipient, value: 0n, gas: 60_000n, ...transaction, ...fees })
}

/** Follows a transaction with a new adapter whose node can be stubbed. `looks` counts the checks. */
function follow(hash: Hex, answer: (call: NodeCall) => unknown = () => undefined) {
  const controller = new AbortController()
  leaving.push(controller)
  let looks = 0
  const node = nodeBetween(chain, call => {
    if (call.method === 'eth_getTransactionReceipt') looks += 1
    return answer(call)
  })
  const { adapter } = createTestKit([chain.chain], { pollingInterval: 20, transports: { [chain.chainId]: node } })
  let outcome: TransactionOutcome | undefined
  const following = loaded(adapter)
    .then(transfers =>
      transfers.followTransaction({
        hash,
        address: payer(),
        caipNetwork: toCaipNetwork(chain.chain),
        signal: controller.signal,
      }),
    )
    .then(found => {
      outcome = found
      return found
    })
  following.catch(() => {})
  const waitForLookup = (more = 3): Promise<void> => {
    const enough = looks + more
    return expect.poll(() => looks).toBeGreaterThanOrEqual(enough)
  }
  return { following, controller, looked: waitForLookup, outcome: () => outcome, looks: () => looks }
}

test('reports a transaction as pending until a block includes it, then as confirmed', async () => {
  const { following, looked, outcome } = follow(await send({}))
  await looked()
  expect(outcome()).toBeUndefined()
  await chain.mine()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('reports a failed transaction as reverted', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 2n ** 200n] })
  const { following } = follow(await send({ to: tokenAddress, data }))
  await chain.mine()
  expect(await following).toEqual({ status: 'reverted' })
})

test("reports a transaction as replaced, with the other one's hash, if another transaction used its nonce", async () => {
  const nonce = await chain.client.getTransactionCount({ address: payer() })
  const hash = await send({ nonce })
  const { following, looked } = follow(hash)
  await looked()
  const other = await send({ nonce, to: payer(), maxFeePerGas: parseGwei('80') })
  await chain.mine()
  await send({ nonce: nonce + 1 })
  await chain.mine(40)
  expect(await following).toEqual({ status: 'replaced', hash: other })
})

test('reports a sped-up transaction as confirmed, under its new hash', async () => {
  const nonce = await chain.client.getTransactionCount({ address: payer() })
  const { following, looked } = follow(await send({ nonce, value: 5n }))
  await looked()
  const faster = await send({ nonce, value: 5n, maxFeePerGas: parseGwei('80') })
  await chain.mine(3)
  expect(await following).toEqual({ status: 'confirmed', hash: faster })
})

test('reports a sped-up transaction that failed as reverted', async () => {
  const nonce = await chain.client.getTransactionCount({ address: payer() })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 2n ** 200n] })
  const { following, looked } = follow(await send({ nonce, to: tokenAddress, data }))
  await looked()
  const faster = await send({ nonce, to: tokenAddress, data, maxFeePerGas: parseGwei('80') })
  await chain.mine(3)
  expect(await following).toEqual({ status: 'reverted', hash: faster })
})

test('treats a transaction with the same nonce but a different amount, recipient or call as a replacement', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 7n] })
  for (const change of [{ value: 6n }, { to: payer() }, { data }]) {
    const nonce = await chain.client.getTransactionCount({ address: payer() })
    const { following, looked } = follow(await send({ nonce, value: 5n }))
    await looked()
    const other = await send({ nonce, value: 5n, ...change, maxFeePerGas: parseGwei('80') })
    await chain.mine()
    expect(await following).toEqual({ status: 'replaced', hash: other })
  }
})

test('detects an old replacement once the node has returned the transaction', async () => {
  const nonce = await chain.client.getTransactionCount({ address: payer() })
  const hash = await send({ nonce })
  const known = await control('eth_getTransactionByHash', hash)
  const other = await send({ nonce, to: payer(), maxFeePerGas: parseGwei('80') })
  await chain.mine(300)
  const { following } = follow(hash, ({ method }) => (method === 'eth_getTransactionByHash' ? known : undefined))
  expect(await following).toEqual({ status: 'replaced', hash: other })
})

test('detects a replacement before the first check by the trace read after sending', async () => {
  const wallet = localWallet(chain)
  wallet.install(openPage())
  // Batching is off, so the request leaves before the replacement is sent.
  const transports = { [chain.chain.id]: http() }
  const { adapter } = createTestKit([chain.chain], { pollingInterval: 20, transports })
  await adapter.connect({ connectorId: wallet.info.rdns })
  const caipNetwork = toCaipNetwork(chain.chain)
  const nonce = await chain.client.getTransactionCount({ address: payer() })
  const { hash } = await (await adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork })
  const other = await send({ nonce, to: payer(), maxFeePerGas: parseGwei('80') })
  await chain.mine(20)
  const traces: string[] = []
  const { signal } = new AbortController()
  const query = { hash, address: payer(), caipNetwork, signal }
  const transfers = await loaded(adapter)
  const onTrace = (trace: string) => traces.push(trace)
  expect(await transfers.followTransaction({ ...query, onTrace })).toEqual({ status: 'replaced', hash: other })
  expect(traces).toEqual([`${payer().toLowerCase()}:${nonce}`])
  // After a reload, only the stored trace remains.
  const reloaded = await loaded(createTestKit([chain.chain], { pollingInterval: 20 }).adapter)
  const again = reloaded.followTransaction({ ...query, trace: traces[0] })
  expect(await again).toEqual({ status: 'replaced', hash: other })
})

test('ignores a foreign trace', () => {
  expect([readTrace(''), readTrace('0x12:1'), readTrace(`${recipient}:-1`), readTrace(`${recipient}:1e9`)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(readTrace(`${recipient}:12`)).toEqual({ from: recipient, nonce: 12n })
})

test('reports a reorganized transaction as pending, then as confirmed by the next block', async () => {
  const before = (await control('evm_snapshot')) as Hex
  const hash = await send({})
  const raw = await control('eth_getRawTransactionByHash', hash)
  await chain.mine()
  let isGone = false
  // The reorganization happens after the receipt is read and before its block is checked.
  const { following, looked, outcome } = follow(hash, async ({ method }) => {
    if (method !== 'eth_getBlockByNumber' || isGone) return undefined
    isGone = true
    await control('evm_revert', before)
    await control('evm_setAutomine', false)
    await chain.mine()
    return undefined
  })
  await looked(4)
  expect(isGone).toBe(true)
  expect(outcome()).toBeUndefined()
  await control('eth_sendRawTransaction', raw)
  await looked()
  expect(outcome()).toBeUndefined()
  await chain.mine()
  expect(await following).toEqual({ status: 'confirmed' })
})

test('retries a node that is down for a while', async () => {
  const hash = await send({})
  let isDown = true
  const { following, looked } = follow(hash, () => {
    if (isDown) throw new Error('no connection')
  })
  await chain.mine()
  await looked()
  isDown = false
  expect(await following).toEqual({ status: 'confirmed' })
})

test('stops with the abort reason and sends no more requests', async () => {
  const { following, controller, looked, looks } = follow(await send({}))
  await looked()
  const reason = new Error('left')
  controller.abort(reason)
  await expect(following).rejects.toBe(reason)
  const lookupCount = looks()
  await chain.mine()
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(looks()).toBe(lookupCount)
})

/** Low limits, because these tests count checks and use no clock. */
const timeouts = { forgotten: 3, unseen: 5, odd: 3, unfound: 2 }
const node = (method: string, ...params: readonly unknown[]): Promise<unknown> => control(method, ...params)

test('reports a forgotten transaction as dropped after enough checks', async () => {
  const hash = await send({})
  const watch = new TransactionWatch(node, { hash, address: payer() }, timeouts)
  expect(await watch.look()).toBeUndefined()
  await control('anvil_dropTransaction', hash)
  expect([await watch.look(), await watch.look()]).toEqual([undefined, undefined])
  expect(await watch.look()).toEqual({ status: 'dropped' })
})

test('accepts a stable receipt of a node whose blocks have two hashes', async () => {
  const hash = await send({})
  await chain.mine()
  const twofold = async (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    method === 'eth_getBlockByNumber' ? { hash: '0xother' } : node(method, ...params)
  const watch = new TransactionWatch(twofold, { hash, address: payer() }, timeouts)
  expect([await watch.look(), await watch.look()]).toEqual([undefined, undefined])
  expect(await watch.look()).toEqual({ status: 'confirmed' })
})

test('reports an unseen transaction as dropped much later, and never for a contract account', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  const looks = async (address: string) => {
    const watch = new TransactionWatch(node, { hash, address }, timeouts)
    const outcomes: (TransactionOutcome | undefined)[] = []
    for (let look = 0; look < 6; look += 1) outcomes.push(await watch.look())
    return outcomes
  }
  expect((await looks(payer())).findIndex(Boolean)).toBe(4)
  expect((await looks(tokenAddress)).some(Boolean)).toBe(false)
})

test('reports a transaction with a used nonce as replaced, without a hash if the node no longer returns it', async () => {
  const nonce = await chain.client.getTransactionCount({ address: payer() })
  const hash = await send({ nonce })
  // Without historical state, the replacement can't be found.
  const forgetful = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    method === 'eth_getTransactionCount' && params[1] !== 'latest'
      ? Promise.reject(new Error('pruned'))
      : node(method, ...params)
  const watch = new TransactionWatch(forgetful, { hash, address: payer() }, timeouts)
  expect(await watch.look()).toBeUndefined()
  await send({ nonce, to: payer(), maxFeePerGas: parseGwei('80') })
  await chain.mine()
  expect(await watch.look()).toBeUndefined()
  expect(await watch.look()).toEqual({ status: 'replaced' })
})

test('reports a nonce that was already used as a nonce conflict, for any error text', async () => {
  await control('evm_setAutomine', true)
  const wallet = localWallet(chain)
  wallet.install(openPage())
  const { adapter } = createTestKit([chain.chain])
  await adapter.connect({ connectorId: wallet.info.rdns })
  const sending = async () =>
    (await adapter.transfers()).sendTransaction({ to: recipient, value: 1n, caipNetwork: toCaipNetwork(chain.chain) })
  // The chain's own error.
  const refusal = await send({ nonce: 0 }).catch((cause: { walk?: () => Error }) => cause.walk?.())
  wallet.fail(refusal as never, 'send')
  await expect(sending()).rejects.toMatchObject({ code: 'transaction/nonce-conflict' })
  wallet.fail({ code: -32603, message: 'replacement transaction underpriced' }, 'send')
  await expect(sending()).rejects.toMatchObject({ code: 'transaction/nonce-conflict' })
  wallet.reject('send')
  await expect(sending()).rejects.toMatchObject({ code: 'wallet/rejected' })
})
