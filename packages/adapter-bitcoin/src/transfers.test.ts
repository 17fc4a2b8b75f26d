import {
  type BitcoinAddressType,
  type BitcoinWallet,
  type BitcoinWalletApi,
  createBitcoinWallet,
} from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { Transaction } from 'bitcoinjs-lib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { regtest } from '../test/regtest'
import { openPage } from '../test/TestPage'
import type { BitcoinProvider } from './BitcoinProvider'
import type { WalletIdentity } from './wallets/brands'
import { type UnisatApi, UnisatWallet } from './wallets/UnisatWallet'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 40 })
}, 30_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

let next = 0
const freshKeys = (count = 1) => chain.accounts.slice(next, (next += count))

async function connected(
  face: BitcoinWalletApi = 'wallet-standard',
  connectorId = 'Test Wallet',
  owned = 1,
  paymentType: BitcoinAddressType = 'p2wpkh',
): Promise<{
  kit: TestKit
  wallet: BitcoinWallet
  provider: BitcoinProvider
  prompts: () => number
  address: string
  keys: BitcoinChain['accounts'][0]
}> {
  let prompts = 0
  const accounts = freshKeys(owned)
  const wallet = createBitcoinWallet({
    accounts,
    network: 'regtest',
    esploraUrl: chain.url,
    faces: [face],
    paymentType,
    approve: () => {
      prompts += 1
      return true
    },
  })
  wallet.install(openPage())
  const kit = createTestKit([regtest(chain)])
  const { address } = await kit.adapter.connect({ connectorId })
  prompts = 0
  const [keys] = accounts
  if (!keys) throw new Error('The chain has too few accounts.')
  return { kit, wallet, provider: await kit.adapter.getProvider(connectorId), prompts: () => prompts, address, keys }
}

const good = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

test.each<readonly [what: string, recipient: string, amount: bigint | string | number, code: string]>([
  ['a wrong-network address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 10_000n, 'address/wrong-network'],
  ['a legacy address of another network', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 10_000n, 'address/wrong-network'],
  ['mixed-case bech32', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygT080', 10_000n, 'address/mixed-case'],
  ['an invalid checksum', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt089', 10_000n, 'address/invalid-checksum'],
  ['an invalid checksum in base58', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfm', 10_000n, 'address/invalid-checksum'],
  ['an EVM address', '0x0000000000000000000000000000000000000000', 10_000n, 'address/invalid'],
  ['an empty address', '', 10_000n, 'address/invalid'],
  ['dust', good, 293n, 'amount/dust'],
  ['zero', good, 0n, 'amount/dust'],
  ['more than 21 million coins', good, 2_100_000_000_000_001n, 'amount/too-large'],
  ['a negative amount', good, -1n, 'amount/negative'],
  ['a negative amount as text', good, '-5000', 'amount/negative'],
  ['fractional satoshis', good, 1000.5, 'amount/fractional'],
  ['fractional satoshis as text', good, '1000.5', 'amount/fractional'],
  ['text as an amount', good, 'all of it', 'amount/invalid'],
])('rejects %s before the wallet request', async (_, recipient, amount, code) => {
  for (const [face, id] of [
    ['wallet-standard', 'Test Wallet'],
    ['unisat', 'unisat'],
  ] as const) {
    const { provider, kit, prompts, address } = await connected(face, id)
    await expect(provider.sendTransfer({ recipient, amount })).rejects.toMatchObject({ code })
    if (typeof amount === 'bigint') {
      const transfer = { to: recipient, value: amount, caipNetwork: regtest(chain) }
      await expect((await kit.adapter.transfers()).sendTransaction(transfer)).rejects.toMatchObject({ code })
      await expect((await kit.adapter.transfers()).estimateFee({ ...transfer, address })).rejects.toMatchObject({
        code,
      })
    }
    expect(prompts()).toBe(0)
    vi.unstubAllGlobals()
    next -= 1
  }
  next += 1
})

test('sends the smallest amount above dust for each recipient type', async () => {
  const { provider, keys } = await connected()
  const [other] = freshKeys()
  if (!other) throw new Error('The chain has too few accounts.')
  for (const [recipient, least] of [
    [other.p2pkh, 546n],
    [other.p2shP2wpkh, 540n],
    [other.p2wpkh, 294n],
    [other.p2tr, 330n],
  ] as const) {
    await expect(provider.sendTransfer({ recipient, amount: least - 1n })).rejects.toMatchObject({
      code: 'amount/dust',
    })
    const before = await chain.balanceOf(recipient)
    await provider.sendTransfer({ recipient, amount: least })
    expect(await chain.balanceOf(recipient)).toBe(before + least)
  }
  expect(await chain.balanceOf(keys.p2wpkh)).toBeGreaterThan(999_900_000n)
})

test('pays the estimated fee', async () => {
  const { kit, address } = await connected()
  const transfer = { to: good, value: 50_000n, caipNetwork: regtest(chain) }
  const fee = await (await kit.adapter.transfers()).estimateFee({ ...transfer, address })
  const { hash } = await (await kit.adapter.transfers()).sendTransaction(transfer)
  expect((await chain.transaction(hash))?.fee).toBe(fee)
})

test.each(['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr'] as const)(
  'calculates the fee from the size of the signed transaction for %s coins',
  async paymentType => {
    const { kit, address } = await connected('wallet-standard', 'Test Wallet', 1, paymentType)
    for (let index = 0; index < 3; index += 1) await chain.fund(address, 1_000_000n)
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      url.endsWith('/fee-estimates') ? Response.json({ '3': 1 }) : fetch(url, init),
    )
    const [other] = freshKeys()
    for (const [to, inputs] of [
      [other?.p2tr, 1],
      [other?.p2pkh, 2],
      [other?.p2shP2wpkh, 1],
    ] as const) {
      const coins = await chain.utxosOf(address)
      const [largest = 0n] = coins.map(({ value }) => value).toSorted((a, b) => Number(b - a))
      const value = inputs === 1 ? 30_000n : largest
      const { hash } = await (await kit.adapter.transfers()).sendTransaction({
        to: to ?? '',
        value,
        caipNetwork: regtest(chain),
      })
      const signed = Transaction.fromHex((await (await fetch(`${chain.url}/tx/${hash}/hex`)).text()).trim())
      expect(signed.ins).toHaveLength(inputs)
      const fee = Number((await chain.transaction(hash))?.fee)
      expect(fee).toBeGreaterThanOrEqual(signed.virtualSize())
      // A signature can be one or two bytes shorter than the longest one.
      expect(fee).toBeLessThanOrEqual(signed.virtualSize() + 2 * inputs)
      await chain.mine()
    }
  },
)

test('follows the network’s fee estimate from either server', async () => {
  const { kit, address } = await connected()
  const transfer = { to: good, value: 50_000n, caipNetwork: regtest(chain), address }
  const { fetch } = globalThis
  const notifying = (rates: Readonly<Record<string, object>>) =>
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const path = new URL(url).pathname
      if (!path.includes('fee')) return fetch(url, init)
      return rates[path] ? Response.json(rates[path]) : new Response('', { status: 404 })
    })
  notifying({ '/fee-estimates': { '1': 90, '3': 10.5, '6': 2 } })
  // One P2WPKH input, two P2WPKH outputs: 141 virtual bytes.
  expect(await (await kit.adapter.transfers()).estimateFee(transfer)).toBe(1_481n)
  notifying({ '/v1/fees/recommended': { fastestFee: 90, halfHourFee: 20, hourFee: 2 } })
  expect(await (await kit.adapter.transfers()).estimateFee(transfer)).toBe(2_820n)
  notifying({ '/fee-estimates': {} })
  expect(await (await kit.adapter.transfers()).estimateFee(transfer)).toBe(141n)
})

test('rejects an amount above the balance, or one that leaves nothing for the fee, before the wallet request', async () => {
  const { kit, prompts, address } = await connected()
  for (const value of [1_000_000_001n, 1_000_000_000n]) {
    const transfer = { to: good, value, caipNetwork: regtest(chain) }
    const code = 'transaction/insufficient-funds'
    await expect((await kit.adapter.transfers()).sendTransaction(transfer)).rejects.toMatchObject({ code })
    await expect((await kit.adapter.transfers()).estimateFee({ ...transfer, address })).rejects.toMatchObject({ code })
  }
  expect(prompts()).toBe(0)
})

test('pays a large amount from many small coins and adds dust change to the fee', async () => {
  const { kit, address, keys } = await connected()
  for (let index = 0; index < 5; index += 1) await chain.fund(address, 10_000n)
  const all = await chain.balanceOf(address)
  expect(all).toBe(1_000_050_000n)
  const transfer = { to: good, value: all - 1_500n, caipNetwork: regtest(chain) }
  const { hash } = await (await kit.adapter.transfers()).sendTransaction(transfer)
  const sent = await chain.transaction(hash)
  expect(sent?.outputs).toHaveLength(1)
  expect(sent?.fee).toBe(1_500n)
  expect(await chain.balanceOf(keys.p2wpkh)).toBe(0n)
})

test('counts unconfirmed coins, and spends them if there are no others', async () => {
  const { kit, provider, address } = await connected()
  await provider.sendTransfer({ recipient: good, amount: 1_000_000n })
  const caipNetwork = regtest(chain)
  const { value } = await (await kit.adapter.transfers()).getBalance({ address, caipNetwork })
  expect(value).toBe(await chain.balanceOf(address))
  const txid = await provider.sendTransfer({ recipient: good, amount: '2000000' })
  expect(await chain.transaction(txid)).toMatchObject({ confirmed: false })
})

test("rejects a transfer on a network other than the wallet's", async () => {
  const { kit, prompts } = await connected()
  const caipNetwork = { ...regtest(chain), caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c' as const }
  const sending = (await kit.adapter.transfers()).sendTransaction({ to: good, value: 10_000n, caipNetwork })
  await expect(sending).rejects.toMatchObject({ code: 'network/mismatch' })
  expect(prompts()).toBe(0)
})

test('rejects token balances', async () => {
  const { kit, address } = await connected()
  const asking = (await kit.adapter.transfers()).getBalance({
    address,
    caipNetwork: regtest(chain),
    tokenAddress: good,
  })
  await expect(asking).rejects.toMatchObject({ code: 'token/unsupported' })
})

test('rejects instead of returning zero if the chain doesn’t answer', async () => {
  const { kit, address } = await connected()
  const caipNetwork = { ...regtest(chain), rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
  await expect((await kit.adapter.transfers()).getBalance({ address, caipNetwork })).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
})

test('signs nothing if the server returns made-up coins', async () => {
  const { kit, prompts, address } = await connected()
  const [coin] = await chain.utxosOf(address)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith('/utxo')
      ? Response.json([{ ...coin, value: 5_000_000, status: { confirmed: true } }])
      : fetch(url, init),
  )
  const sending = (await kit.adapter.transfers()).sendTransaction({
    to: good,
    value: 10_000n,
    caipNetwork: regtest(chain),
  })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/invalid-utxos' })
  expect(prompts()).toBe(0)
})

test('sends no request to a wallet that would pay from a different account', async () => {
  const { kit, wallet, prompts, address } = await connected('unisat', 'unisat', 2)
  const transfer = { address, to: good, value: 10_000n, caipNetwork: regtest(chain) }
  const sending = (await kit.adapter.transfers()).sendTransaction(transfer)
  wallet.switchAccount(1)
  await expect(sending).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  await expect((await kit.adapter.transfers()).sendTransaction(transfer)).rejects.toMatchObject({
    code: 'wallet/account-not-shared',
  })
  expect(prompts()).toBe(0)
  wallet.switchAccount(0)
  await expect.poll(() => kit.state.address).toBe(address)
  const { hash } = await (await kit.adapter.transfers()).sendTransaction(transfer)
  expect((await chain.transaction(hash))?.outputs).toContainEqual(expect.objectContaining({ address: good }))
})

test('rechecks the selected account of such a wallet before it pays', async () => {
  const recipients: string[] = []
  let selected = good
  const api = {
    getAccounts: async () => [selected],
    sendBitcoin: async (to: string) => String(recipients.push(to)),
  } as unknown as UnisatApi
  const wallet = new UnisatWallet({ id: 'unisat', name: 'Unisat' } as WalletIdentity, api)
  const { caipNetworkId } = regtest(chain)
  const send = () => wallet.sendTransfer({ recipient: 'payee', amount: 7n, address: good, caipNetworkId })
  selected = 'another'
  await expect(send()).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(recipients).toEqual([])
  selected = good
  await send()
  expect(recipients).toEqual(['payee'])
})

test('sends no request to a wallet that would pay on a different network', async () => {
  const amounts: number[] = []
  let network = 'testnet'
  const api = {
    getAccounts: async () => [good],
    getNetwork: async () => network,
    sendBitcoin: async (_: string, satoshis: number) => String(amounts.push(satoshis)),
  } as unknown as UnisatApi
  const wallet = new UnisatWallet({ id: 'unisat', name: 'Unisat' } as WalletIdentity, api)
  const send = () =>
    wallet.sendTransfer({ recipient: good, amount: 7n, address: good, caipNetworkId: regtest(chain).caipNetworkId })
  await expect(send()).rejects.toMatchObject({ code: 'network/mismatch' })
  expect(amounts).toEqual([])
  // An unknown name is a local network, possibly this one.
  network = 'something'
  await send()
  expect(amounts).toEqual([7])
})

test('rejects an unshared account', async () => {
  const { kit, prompts } = await connected()
  const sending = (await kit.adapter.transfers()).sendTransaction({
    address: good,
    to: good,
    value: 10_000n,
    caipNetwork: regtest(chain),
  })
  await expect(sending).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  expect(prompts()).toBe(0)
})

test('reports insufficient funds if a wallet refuses its own transfer and the chain confirms it', async () => {
  const { kit, wallet, address } = await connected('unisat', 'unisat')
  const caipNetwork = regtest(chain)
  const all = await chain.balanceOf(address)
  const send = async (value: bigint) =>
    (await kit.adapter.transfers()).sendTransaction({ to: good, value, caipNetwork })
  wallet.fail({ code: -32603, message: 'x' }, 'send')
  await expect(send(all)).rejects.toMatchObject({ code: 'transaction/insufficient-funds' })
  wallet.fail({ code: -32603, message: 'Insufficient balance' }, 'send')
  await expect(send(10_000n)).rejects.toMatchObject({ code: 'transaction/failed' })
})

test('rejects references before the wallet request', async () => {
  const { kit, prompts, address } = await connected()
  const transfers = await kit.adapter.transfers()
  const amount = 10_000n
  const query = { address, to: good, amount, value: amount, caipNetwork: regtest(chain), references: [address] }
  for (const attempt of [
    () => transfers.sendTransaction(query),
    () => transfers.estimateFee(query),
    () => transfers.describeTransfer?.(query),
    () => transfers.simulateTransfer?.(query),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'adapter/unsupported' })
  expect(prompts()).toBe(0)
})
