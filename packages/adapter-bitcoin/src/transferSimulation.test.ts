import { type BitcoinAddressType, type BitcoinWalletApi, createBitcoinWallet } from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { Psbt } from 'bitcoinjs-lib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { regtest, testnet } from '../test/regtest'
import { openPage } from '../test/TestPage'
import type { PlannedTransfer } from './psbt/buildTransfer'
import { PsbtDocument } from './psbt/PsbtDocument'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 40 })
}, 30_000)
afterAll(() => chain.stop())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const payee = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
let next = 0

async function connected(
  face: BitcoinWalletApi = 'wallet-standard',
  connectorId = 'Test Wallet',
  paymentType: BitcoinAddressType = 'p2wpkh',
) {
  const accounts = chain.accounts.slice(next, (next += 1))
  const wallet = createBitcoinWallet({
    accounts,
    network: 'regtest',
    esploraUrl: chain.url,
    faces: [face],
    paymentType,
  })
  wallet.install(openPage())
  const { adapter } = createTestKit([regtest(chain)])
  const { address } = await adapter.connect({ connectorId })
  const transferOf = (amount: bigint, to = payee) => ({ address, to, amount, caipNetwork: regtest(chain) })
  return { adapter: await loaded(adapter), wallet, address, transferOf }
}

test('describes the request that the wallet signs: payments and change', async () => {
  const { adapter, wallet, address, transferOf } = await connected()
  const described = await adapter.describeTransfer(transferOf(50_000n))
  const fee = await adapter.estimateFee({ ...transferOf(50_000n), value: 50_000n })
  expect(described).toEqual([
    { kind: 'output', to: payee, amount: 50_000n },
    { kind: 'change', to: address, amount: 1_000_000_000n - 50_000n - fee },
  ])
  const { hash } = await adapter.sendTransaction({ ...transferOf(50_000n), value: 50_000n })
  // Compares the description with the wallet's request and the chain.
  const paramsJson = JSON.stringify(wallet.requests.at(-1)?.params)
  const [, psbt = ''] = /"psbt":"([^"]+)"/u.exec(paramsJson) ?? []
  expect(Psbt.fromBase64(psbt).txOutputs.map(({ value }) => value)).toEqual(described.map(({ amount }) => amount))
  expect((await chain.transaction(hash))?.outputs).toEqual(
    described.map(({ to, amount }) => ({ address: to, value: amount })),
  )
})

test('describes no change below the dust limit', async () => {
  const { adapter, transferOf } = await connected()
  expect(await adapter.describeTransfer(transferOf(1_000_000_000n - 400n))).toHaveLength(1)
})

test('describes a payment to the same account as payment and change', async () => {
  const { adapter, address, transferOf } = await connected()
  const lines = await adapter.describeTransfer(transferOf(10_000n, address))
  expect(lines.map(({ kind, to }) => [kind, to])).toEqual([
    ['output', address],
    ['change', address],
  ])
})

test('describes the payment of a wallet that sends itself', async () => {
  const { adapter, transferOf } = await connected('unisat', 'unisat')
  const line = { kind: 'nativeTransfer', to: payee, amount: 50_000n, method: 'sendTransfer' }
  expect(await adapter.describeTransfer(transferOf(50_000n))).toEqual([line])
  expect(await adapter.simulateTransfer(transferOf(50_000n))).toEqual({
    sent: 50_000n,
    received: 50_000n,
  })
})

test('reports the full amount for a valid transfer, without a wallet request or a broadcast', async () => {
  const { adapter, wallet, address, transferOf } = await connected()
  const requestCount = wallet.requests.length
  expect(await adapter.simulateTransfer(transferOf(50_000n))).toEqual({
    sent: 50_000n,
    received: 50_000n,
  })
  expect(wallet.requests).toHaveLength(requestCount)
  expect(await chain.balanceOf(address)).toBe(1_000_000_000n)
})

test.each(['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr'] as const)('simulates a transfer of %s coins', async type => {
  const { adapter, transferOf } = await connected('wallet-standard', 'Test Wallet', type)
  expect(await adapter.simulateTransfer(transferOf(50_000n))).toEqual({
    sent: 50_000n,
    received: 50_000n,
  })
})

test('accepts a recipient in upper case', async () => {
  const { adapter, transferOf } = await connected()
  const transfer = transferOf(50_000n, payee.toUpperCase())
  expect(await adapter.simulateTransfer(transfer)).toEqual({ sent: 50_000n, received: 50_000n })
})

const thief = 'bcrt1q5n2k3frgpxces3dsw4qfpqk4kksv0cz96pldxdwxrrw0d5ud5hcqzzx7zt'

test.each<readonly [what: string, change: (planned: PlannedTransfer) => Partial<PlannedTransfer>]>([
  ['pays another account', () => ({ to: thief })],
  ['pays less', ({ amount }) => ({ amount: amount - 1n })],
  ['pays more', ({ amount, change }) => ({ amount: amount + 1n, change: change - 1n })],
  ['returns no change', () => ({ change: 0n })],
  ['returns more change than there is', ({ change }) => ({ change: change + 1n })],
  ['returns less change', ({ change }) => ({ change: change - 1n })],
  ['swaps the payment and the change', ({ amount, change }) => ({ amount: change, change: amount })],
])('rejects a transaction that %s', async (_, change) => {
  const { adapter, wallet, transferOf } = await connected()
  const requestCount = wallet.requests.length
  const build = PsbtDocument.build.bind(PsbtDocument)
  vi.spyOn(PsbtDocument, 'build').mockImplementation((planned, family) =>
    build({ ...planned, ...change(planned) }, family),
  )
  const trying = adapter.simulateTransfer(transferOf(50_000n))
  await expect(trying).rejects.toMatchObject({ code: 'transaction/would-fail' })
  expect(wallet.requests).toHaveLength(requestCount)
})

test('rejects a transaction with change for another account', async () => {
  const { adapter, transferOf } = await connected()
  const build = PsbtDocument.build.bind(PsbtDocument)
  vi.spyOn(PsbtDocument, 'build').mockImplementation((planned, family) => {
    const document = build(planned, family)
    const [paid, back] = document.outputs
    const outputs = [paid, { ...back, address: thief }]
    return Object.defineProperty(document, 'outputs', { value: outputs })
  })
  const trying = adapter.simulateTransfer(transferOf(50_000n))
  await expect(trying).rejects.toMatchObject({ code: 'transaction/would-fail' })
})

test("rejects a transaction that spends another account's coin or an extra coin", async () => {
  const { adapter, address, transferOf } = await connected()
  const other = chain.accounts.at(-1)?.p2wpkh ?? ''
  await chain.fund(address, 1_000n)
  const spending = async (owner: string, value: bigint) => {
    const coin = (await chain.utxosOf(owner)).find(one => one.value === value)
    if (!coin) throw new Error('There is no such coin.')
    const source = await (await fetch(`${chain.url}/tx/${coin.txid}/hex`)).text()
    return [{ txid: coin.txid, vout: coin.vout, value, isConfirmed: true }, source.trim()] as const
  }
  const build = PsbtDocument.build.bind(PsbtDocument)
  const trying = async () => adapter.simulateTransfer(transferOf(50_000n))
  const building = vi.spyOn(PsbtDocument, 'build')

  const [foreign, paidBefore] = await spending(other, 1_000_000_000n)
  building.mockImplementation((planned, family) =>
    build({ ...planned, kind: 'p2wpkh', from: other, coins: [foreign], sources: [paidBefore] }, family),
  )
  await expect(trying()).rejects.toMatchObject({ code: 'transaction/would-fail' })

  const [small, source] = await spending(address, 1_000n)
  building.mockImplementation((planned, family) =>
    build({ ...planned, coins: [...planned.coins, small], sources: [...planned.sources, source] }, family),
  )
  await expect(trying()).rejects.toMatchObject({ code: 'transaction/would-fail' })
})

test.each([
  ['wallet-standard', 'Test Wallet'],
  ['unisat', 'unisat'],
] as const)('neither simulates nor describes an invalid transfer: %s', async (face, connectorId) => {
  const { adapter, transferOf } = await connected(face, connectorId)
  const short = adapter.simulateTransfer(transferOf(2_000_000_000n))
  await expect(short).rejects.toMatchObject({ code: 'transaction/insufficient-funds' })
  for (const [change, code] of [
    [{ amount: 1n }, 'amount/dust'],
    [{ to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'address/wrong-network'],
    [{ address: payee }, 'wallet/account-not-shared'],
    [{ caipNetwork: testnet(chain) }, 'network/mismatch'],
    [{ tokenAddress: payee }, 'token/unsupported'],
  ] as const) {
    const transfer = { ...transferOf(50_000n), ...change }
    await expect(adapter.simulateTransfer(transfer)).rejects.toMatchObject({ code })
    await expect(adapter.describeTransfer(transfer)).rejects.toMatchObject({ code })
  }
})

test('rejects describing more than the balance if the app creates the transaction', async () => {
  const { adapter, transferOf } = await connected()
  const describing = adapter.describeTransfer(transferOf(2_000_000_000n))
  await expect(describing).rejects.toMatchObject({ code: 'transaction/insufficient-funds' })
})

test('detects missing coins before signing', async () => {
  const { adapter, address, transferOf } = await connected()
  const [coin] = await chain.utxosOf(address)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith('/utxo')
      ? Response.json([{ ...coin, value: 5_000_000, status: { confirmed: true } }])
      : fetch(url, init),
  )
  const trying = adapter.simulateTransfer(transferOf(50_000n))
  await expect(trying).rejects.toMatchObject({ code: 'transaction/invalid-utxos' })
})

test('returns a BIP-21 URI for an address on any network', async () => {
  const { adapter, address } = await connected()
  expect(adapter.addressUri({ address, caipNetwork: regtest(chain) })).toBe(`bitcoin:${address}`)
})
