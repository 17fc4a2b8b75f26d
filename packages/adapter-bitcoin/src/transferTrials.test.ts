import { type BitcoinWalletFace, createBitcoinWallet } from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { Psbt } from 'bitcoinjs-lib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from './test/createTestKit'
import { loaded } from './test/loaded'
import { regtest, testnet } from './test/regtest'
import { openPage } from './test/TestPage'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 20 })
}, 30_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const payee = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
let next = 0

async function connected(face: BitcoinWalletFace = 'wallet-standard', connectorId = 'Test Wallet') {
  const accounts = chain.accounts.slice(next, (next += 1))
  const wallet = createBitcoinWallet({ accounts, network: 'regtest', esploraUrl: chain.url, faces: [face] })
  wallet.install(openPage())
  const { adapter } = createTestKit([regtest(chain)])
  const { address } = await adapter.connect({ connectorId })
  const transferOf = (amount: bigint, to = payee) => ({ address, to, amount, caipNetwork: regtest(chain) })
  return { adapter: await loaded(adapter), wallet, address, transferOf }
}

test('what is described is what the wallet gets to sign: who is paid, and what comes back', async () => {
  const { adapter, wallet, address, transferOf } = await connected()
  const described = await adapter.describeTransfer(transferOf(50_000n))
  const fee = await adapter.estimateFee({ ...transferOf(50_000n), value: 50_000n })
  expect(described).toEqual([
    { kind: 'output', to: payee, amount: 50_000n },
    { kind: 'change', to: address, amount: 1_000_000_000n - 50_000n - fee },
  ])
  const { hash } = await adapter.sendTransaction({ ...transferOf(50_000n), value: 50_000n })
  // By the wallet's own request, and by the chain.
  const asked = JSON.stringify(wallet.requests.at(-1)?.params)
  const [, psbt = ''] = /"psbt":"([^"]+)"/u.exec(asked) ?? []
  expect(Psbt.fromBase64(psbt).txOutputs.map(({ value }) => value)).toEqual(described.map(({ amount }) => amount))
  expect((await chain.transaction(hash))?.outputs).toEqual(
    described.map(({ to, amount }) => ({ address: to, value: amount })),
  )
})

test('change that would be dust does not come back, and nobody says that it does', async () => {
  const { adapter, transferOf } = await connected()
  expect(await adapter.describeTransfer(transferOf(1_000_000_000n - 400n))).toHaveLength(1)
})

test('a payment to oneself is paid and comes back', async () => {
  const { adapter, address, transferOf } = await connected()
  const lines = await adapter.describeTransfer(transferOf(10_000n, address))
  expect(lines.map(({ kind, to }) => [kind, to])).toEqual([
    ['output', address],
    ['change', address],
  ])
})

test('a wallet that makes the transfer itself is asked for just that', async () => {
  const { adapter, transferOf } = await connected('unisat', 'unisat')
  const line = { kind: 'nativeTransfer', to: payee, amount: 50_000n, method: 'sendTransfer' }
  expect(await adapter.describeTransfer(transferOf(50_000n))).toEqual([line])
  expect(await adapter.simulateTransfer(transferOf(50_000n))).toEqual({ sent: 50_000n, received: 50_000n })
})

test('a checked transfer arrives whole, and neither the owner nor the network hears of it', async () => {
  const { adapter, wallet, address, transferOf } = await connected()
  const asked = wallet.requests.length
  expect(await adapter.simulateTransfer(transferOf(50_000n))).toEqual({ sent: 50_000n, received: 50_000n })
  expect(wallet.requests).toHaveLength(asked)
  expect(await chain.balanceOf(address)).toBe(1_000_000_000n)
})

test('what could not be sent is neither tried nor described', async () => {
  const { adapter, transferOf } = await connected()
  for (const [change, code] of [
    [{ amount: 2_000_000_000n }, 'transaction/insufficient-funds'],
    [{ amount: 1n }, 'amount/dust'],
    [{ to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'address/wrong-network'],
    [{ caipNetwork: testnet(chain) }, 'network/mismatch'],
    [{ tokenAddress: payee }, 'token/unsupported'],
  ] as const) {
    const transfer = { ...transferOf(50_000n), ...change }
    await expect(adapter.simulateTransfer(transfer)).rejects.toMatchObject({ code })
    await expect(adapter.describeTransfer(transfer)).rejects.toMatchObject({ code })
  }
})

test('coins that aren’t there are found out before anything is signed', async () => {
  const { adapter, address, transferOf } = await connected()
  const [coin] = await chain.utxosOf(address)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith('/utxo')
      ? Response.json([{ ...coin, value: 5_000_000, status: { confirmed: true } }])
      : fetch(url, init),
  )
  const trying = adapter.simulateTransfer(transferOf(50_000n))
  await expect(trying).rejects.toMatchObject({ code: 'transaction/false-coins' })
})

test('an address as a link is one of BIP-21, whatever the network', async () => {
  const { adapter, address } = await connected()
  expect(adapter.addressUri({ address, caipNetwork: regtest(chain) })).toBe(`bitcoin:${address}`)
})
