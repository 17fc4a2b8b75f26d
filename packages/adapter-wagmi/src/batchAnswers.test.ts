import { type CallsRequest, toCaipNetwork } from '@openappkit/appkit-core'
import type { InjectedWalletOptions } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import type { Transport } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { localWallet } from '../test/localWallet'
import { nodeBetween } from '../test/nodeBetween'
import { scriptWallet, type WalletScript } from '../test/scriptWallet'
import { openPage } from '../test/TestPage'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const recipient = '0x00000000000000000000000000000000000A11cE'
const hash = `0x${'ab'.repeat(32)}`

/** Connects a wallet whose answers `script` replaces. */
async function connect(script: WalletScript, options: Partial<InjectedWalletOptions> = {}, node?: Transport) {
  const wallet = localWallet(chain, options)
  scriptWallet(wallet, script)
  wallet.install(openPage())
  const { adapter } = createTestKit([chain.chain], node && { transports: { [chain.chainId]: node } })
  await adapter.connect({ connectorId: wallet.info.rdns })
  return loaded(adapter)
}

/** Sends two calls with a wallet that answers `sent`, and then with each of `statuses`. */
async function send(sent: unknown, statuses: readonly unknown[]) {
  const left = [...statuses]
  const transfers = await connect(method => {
    if (method === 'wallet_sendCalls') return sent
    if (method !== 'wallet_getCallsStatus') return undefined
    const status = left.length > 1 ? left.shift() : left[0]
    return status instanceof Error ? Promise.reject(status) : status
  })
  const onApproved = vi.fn()
  return { sending: transfers.sendRequest({ request: twoCalls(), onApproved }), onApproved }
}

const payer = () => chain.accounts[0].address

function twoCalls(): CallsRequest {
  const call = { to: recipient, value: 1n }
  return { kind: 'calls', address: payer(), caipNetwork: toCaipNetwork(chain.chain), calls: [call, call] }
}

const lost = () => Promise.reject(new Error('The connection was lost.'))

test.each([
  ['nothing', false],
  ['no ID', {}],
  ['an empty ID', { id: '' }],
  ['a number', { id: 7 }],
  ['an ID that is too long', { id: 'x'.repeat(8195) }],
])('if the wallet answers %s, the outcome of the batch is unknown', async (_, sent) => {
  const { onApproved, sending } = await send(sent, [{ status: 200 }])
  await expect(sending).rejects.toMatchObject({ code: 'transaction/status-unknown' })
  expect(onApproved).not.toHaveBeenCalled()
})

test.each([
  ['an answer that is no object', 'soon'],
  ['an unknown status', { status: 'done' }],
  ['a confirmed batch without receipts', { status: 200 }],
  ['receipts that are no list', { status: 200, receipts: { transactionHash: hash } }],
  ['receipts without hashes', { status: 200, receipts: [null, 7, {}] }],
  ['an invalid hash', { status: 200, receipts: [{ transactionHash: '0x1' }] }],
  ['an error', new Error('later')],
])('after %s, asks again until the receipt comes', async (_, nonsense) => {
  const status = { status: 200, receipts: [{ transactionHash: hash }] }
  const { onApproved, sending } = await send({ id: '1' }, [nonsense, status])
  expect(await sending).toEqual({ hash })
  expect(onApproved).toHaveBeenCalledOnce()
})

test('accepts the answers of early wallets: the ID as text, and the status as text', async () => {
  const { sending } = await send('0x1', [{ status: 'CONFIRMED', receipts: [{ transactionHash: hash }] }])
  expect(await sending).toEqual({ hash })
})

test.each([400, 404, 500, 503])('a batch with status %i and no receipt has failed', async status => {
  const { sending } = await send({ id: '1' }, [{ status: 100 }, { status }])
  await expect(sending).rejects.toMatchObject({ code: 'transaction/failed' })
})

test("a wallet that can't report statuses leaves the outcome unknown", async () => {
  const unsupported = Object.assign(new Error('no such method'), { code: 4200 })
  const { onApproved, sending } = await send({ id: '1' }, [unsupported])
  await expect(sending).rejects.toMatchObject({ code: 'transaction/status-unknown', cause: unsupported })
  expect(onApproved).toHaveBeenCalledOnce()
})

test.each([
  ['after the account sent a transaction leaves the outcome unknown', '0x8', 'transaction/status-unknown'],
  ['without a new transaction has sent no batch', '0x7', 'transaction/failed'],
])('a wallet that fails %s', async (_, later, code) => {
  const counts = ['0x7', later]
  const node = nodeBetween(chain, ({ method }) => (method === 'eth_getTransactionCount' ? counts.shift() : undefined))
  const transfers = await connect(method => (method === 'wallet_sendCalls' ? lost() : undefined), {}, node)
  await expect(transfers.sendRequest({ request: twoCalls() })).rejects.toMatchObject({ code })
  expect(counts).toEqual([])
})

test("a wallet that doesn't report its chain gets no batch", async () => {
  let isReady = false
  const asked: string[] = []
  const transfers = await connect(method => {
    asked.push(method)
    return isReady && method === 'eth_chainId' ? lost() : undefined
  })
  isReady = true
  await expect(transfers.sendRequest({ request: twoCalls() })).rejects.toMatchObject({ code: 'transaction/failed' })
  expect(asked).not.toContain('wallet_sendCalls')
})

const supported = { status: 'supported' }
test.each([
  ['supports batches', { atomic: supported }, true],
  ['asks for an upgrade first', { atomic: { status: 'ready' } }, true],
  ["can't send batches", { atomic: { status: 'unsupported' } }, false],
  ['reports the early capability', { atomicBatch: { supported: true } }, true],
  ['denies the early capability', { atomicBatch: { supported: false } }, false],
  ['reports nonsense', { atomic: 'supported' }, false],
])('a wallet that %s', async (_, capability, expected) => {
  const parameters = { address: payer(), caipNetwork: toCaipNetwork(chain.chain) }
  const transfers = await connect(() => undefined, { capabilities: { [chain.chainId]: capability } })
  expect(await transfers.canBatch(parameters)).toBe(expected)
})

test.each([
  ['its chains', {}, { batches: true }, true],
  ['other chains', {}, { batches: [10] }, false],
  ['no chain', {}, {}, false],
  ['all chains', { '0x0': { atomic: supported } }, {}, true],
])('a wallet with batches on %s', async (_, answer, options, expected) => {
  const parameters = { address: payer(), caipNetwork: toCaipNetwork(chain.chain) }
  const isScripted = Object.keys(answer).length > 0
  const transfers = await connect(
    method => (isScripted && method === 'wallet_getCapabilities' ? answer : undefined),
    options,
  )
  expect(await transfers.canBatch(parameters)).toBe(expected)
})

test("a wallet that can't report capabilities has no batches", async () => {
  const parameters = { address: payer(), caipNetwork: toCaipNetwork(chain.chain) }
  const failing = await connect(method => (method === 'wallet_getCapabilities' ? lost() : undefined))
  expect(await failing.canBatch(parameters)).toBe(false)
  const empty = await connect(method => (method === 'wallet_getCapabilities' ? { '0x7a69': null } : undefined))
  expect(await empty.canBatch(parameters)).toBe(false)
})

test("a wallet that doesn't answer has no batches", async () => {
  const transfers = await connect(method =>
    method === 'wallet_getCapabilities' ? new Promise<never>(() => {}) : undefined,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asking = transfers.canBatch({ address: payer(), caipNetwork: toCaipNetwork(chain.chain) })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await asking).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
