import { ed25519 } from '@noble/curves/ed25519.js'
import { type CaipNetwork, UserRejectedError } from '@openappkit/appkit-core'
import { createSolanaWallet } from '@openappkit/testing'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, type TestHost, type TestKit } from '../test/createTestKit'
import { FakeCoinbase } from '../test/FakeCoinbase'
import { mainnet, networkOf } from '../test/networkOf'
import { openPage, type TestPage } from '../test/TestPage'
import { decodeBase58 } from './codec/base58'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
  // Preloads the file, so that no test waits for it.
  await import('./wallets/CoinbaseWallet')
}, 20_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
const address = (index = 0): string => chain.accounts[index]?.address ?? ''
/** Returns the local chain under mainnet's id. */
const network = (): CaipNetwork => ({ ...mainnet, rpcUrls: networkOf(chain).rpcUrls })

const spare = { requireAllSignatures: false }

interface Scene {
  readonly page: TestPage
  readonly coinbase: FakeCoinbase
  readonly kit: TestKit
}

async function found(host: TestHost = {}, networks: readonly CaipNetwork[] = [network()]): Promise<Scene> {
  const page = openPage()
  const coinbase = new FakeCoinbase(chain).install(page)
  const kit = createTestKit(networks, host)
  await kit.adapter.prefetch()
  await expect.poll(() => kit.state.connectors).toHaveLength(1)
  return { page, coinbase, kit }
}

async function connected(...parameters: Parameters<typeof found>): Promise<Scene> {
  const scene = await found(...parameters)
  await scene.kit.adapter.connect({ connectorId })
  return scene
}

async function transfer(): Promise<Transaction> {
  const from = new PublicKey(address())
  const latest = await new Connection(chain.url).getLatestBlockhash()
  return new Transaction({ feePayer: from, ...latest }).add(
    SystemProgram.transfer({ fromPubkey: from, toPubkey: PublicKey.unique(), lamports: 1_000_000 }),
  )
}

async function versioned(): Promise<VersionedTransaction> {
  const { instructions, recentBlockhash = '' } = await transfer()
  const message = new TransactionMessage({ payerKey: new PublicKey(address()), recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

/** Waits for pending work that isn't awaited. */
async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve))
}

test('lists the injected wallet of Coinbase’s browser, and sends no request before a connect', async () => {
  const { coinbase, kit } = await found()
  expect(kit.state.connectors).toEqual([
    { id: connectorId, name: 'Coinbase Wallet', type: 'ANNOUNCED', chain: 'solana', explorerId: connectorId },
  ])
  expect([coinbase.calls, coinbase.listenerCount]).toEqual([[], 0])
})

test("shows the provider's icon if it is safe", async () => {
  for (const [icon, shown] of [
    ['https://images.invalid/coinbase.png', 'https://images.invalid/coinbase.png'],
    ['javascript:alert(1)', undefined],
    [7, undefined],
  ]) {
    const page = openPage()
    Object.assign(new FakeCoinbase(chain).install(page), { icon })
    const kit = createTestKit([network()])
    await kit.adapter.prefetch()
    await expect.poll(() => kit.state.connectors.map(({ imageUrl }) => imageUrl)).toEqual([shown])
  }
})

test('shares the one account on mainnet after an approved connect', async () => {
  const { coinbase, kit } = await found()
  const accounts = [{ namespace: 'solana', address: address(), type: 'eoa' }]
  expect(await kit.adapter.connect({ connectorId })).toEqual({ address: address(), chainId: mainnet.id, accounts })
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: connectorId, address: address() })
  expect(coinbase.calls).toEqual([['connect']])
})

test('rejects when the user declines', async () => {
  const { coinbase, kit } = await found()
  coinbase.refusal = { code: 4001, message: 'no' }
  await expect(kit.adapter.connect({ connectorId })).rejects.toThrow(UserRejectedError)
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('follows an account change in the wallet, even before the provider exposes the new account', async () => {
  const { coinbase, kit } = await connected()
  coinbase.choose(1)
  expect(kit.state).toMatchObject({ status: 'connected', address: address(1) })
  coinbase.emit('accountChanged', null)
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('disconnects when the wallet revokes access, and reconnects when it grants access again', async () => {
  const { coinbase, kit } = await connected()
  coinbase.revoke()
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
  await coinbase.connect()
  expect(kit.state).toMatchObject({ status: 'connected', address: address() })
})

test('also disconnects the wallet', async () => {
  const { coinbase, kit } = await connected()
  await kit.adapter.disconnect({ connectorId })
  expect(coinbase.methods).toEqual(['connect', 'disconnect'])
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('signs a message with a valid signature', async () => {
  const { kit } = await connected()
  const { signature } = await kit.adapter.signMessage({ message: 'Grüße', address: address() })
  const [bytes, key] = [decodeBase58(signature), decodeBase58(address())]
  expect(bytes && key && ed25519.verify(bytes, new TextEncoder().encode('Grüße'), key)).toBe(true)
})

test('signs a transfer with the wallet and sends it from the app', async () => {
  const { coinbase, kit } = await connected()
  const to = Keypair.generate().publicKey.toBase58()
  const { hash } = await (await kit.adapter.transfers()).sendTransaction({
    to,
    value: 1_000_000n,
    caipNetwork: network(),
  })
  await expect.poll(() => chain.transaction(hash)).toMatchObject({ err: null })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
  expect(coinbase.methods).toEqual(['connect', 'signTransaction'])
})

test.each([
  ['legacy', transfer],
  ['v0', versioned],
])('signs and sends a %s transaction with the wallet and its options', async (_, make) => {
  const { coinbase, kit } = await connected()
  const provider = await kit.adapter.getProvider(connectorId)
  const transaction = await make()
  const hash = await provider.signAndSendTransaction(transaction, { skipPreflight: true })
  await expect.poll(() => chain.transaction(hash)).toMatchObject({ err: null })
  expect(coinbase.calls.at(-1)).toEqual([
    'signAndSendTransaction',
    expect.any(transaction.constructor),
    { skipPreflight: true },
  ])
})

test('signs both kinds of transactions together if the wallet can, else one by one', async () => {
  for (const together of [true, false]) {
    const { coinbase, kit } = await connected()
    if (!together) Object.assign(coinbase, { signAllTransactions: undefined })
    const provider = await kit.adapter.getProvider(connectorId)
    const transactions = [await transfer(), await versioned()]
    const signed = await provider.signAllTransactions(transactions.map(one => one.serialize(spare)))
    for (const [index, bytes] of signed.entries()) {
      const read = VersionedTransaction.deserialize(bytes)
      const message = read.message.serialize()
      expect(message).toEqual(
        VersionedTransaction.deserialize(transactions[index]?.serialize(spare) ?? bytes).message.serialize(),
      )
      expect(ed25519.verify(read.signatures[0] ?? bytes, message, new PublicKey(address()).toBytes())).toBe(true)
    }
    const one = 'signTransaction'
    expect(coinbase.methods.slice(1)).toEqual(together ? ['signAllTransactions'] : [one, one])
  }
})

test("rejects an answer that isn't a signature or transaction, and stays usable", async () => {
  const { coinbase, kit } = await connected()
  const provider = await kit.adapter.getProvider(connectorId)
  for (const answer of [
    undefined,
    null,
    7,
    {},
    [],
    { signature: 7 },
    { signature: '0OIl' },
    { serialize: () => 'x' },
  ]) {
    const wrong = async () => answer
    Object.assign(coinbase, { signMessage: wrong, signTransaction: wrong, signAndSendTransaction: wrong })
    const failed = { code: 'wallet/request-failed' }
    await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject(failed)
    await expect(provider.signTransaction(await transfer())).rejects.toMatchObject(failed)
    await expect(provider.signAndSendTransaction(await transfer())).rejects.toMatchObject(failed)
  }
  expect(kit.state.status).toBe('connected')
})

test('rejects transactions for other clusters, which the wallet would treat as mainnet', async () => {
  const { coinbase, kit } = await connected({}, [networkOf(chain)])
  const provider = await kit.adapter.getProvider(connectorId)
  await expect(provider.signTransaction(await transfer())).rejects.toMatchObject({ code: 'wallet/unsupported' })
  expect(coinbase.methods).toEqual(['connect'])
})

test('reconnects on reload without a prompt, but not without permission', async () => {
  for (const isTrusted of [true, false]) {
    const page = openPage()
    const coinbase = Object.assign(new FakeCoinbase(chain).install(page), { isTrusted })
    const kit = createTestKit([network()], { storedConnectorIds: [connectorId] })
    await kit.adapter.reconnect()
    expect(kit.state.status).toBe(isTrusted ? 'connected' : 'disconnected')
    expect(coinbase.calls).toEqual([['connect', { onlyIfTrusted: true }]])
  }
})

test("keeps the connection for the next kit, and doesn't listen in between", async () => {
  const { coinbase, kit } = await connected()
  expect(coinbase.listenerCount).toBe(3)
  kit.detach()
  expect(coinbase.listenerCount).toBe(0)
  const next = createTestKit([network()], { adapter: kit.adapter })
  expect(next.state).toMatchObject({ status: 'connected', address: address(), connectors: [{ id: connectorId }] })
  coinbase.revoke()
  expect(next.state.status).toBe('disconnected')
})

test("isn't listed for an app that disables Coinbase, even if another kit on the page lists it", async () => {
  const page = openPage()
  const look = vi.fn(() => new FakeCoinbase(chain))
  Object.defineProperty(page, 'coinbaseSolana', { get: look })
  const without = createTestKit([network()], { coinbase: false })
  await without.adapter.prefetch()
  await settled()
  expect(look).not.toHaveBeenCalled()
  const other = createTestKit([network()], { adapter: without.adapter })
  await expect.poll(() => other.state.connectors).toHaveLength(1)
  expect(without.state.connectors).toEqual([])
})

test('prefers a registered wallet with the same id, whenever it registers', async () => {
  const { page, kit } = await found()
  const { secretKey } = Keypair.generate()
  const standard = createSolanaWallet({
    accounts: [{ secretKey }],
    chains: { [mainnet.caipNetworkId]: { rpcUrl: chain.url } },
    name: 'Coinbase Wallet',
    icon: 'https://images.invalid/standard.png',
  })
  standard.install(page as never)
  const images = () => kit.state.connectors.map(({ imageUrl }) => imageUrl)
  expect(images()).toEqual(['https://images.invalid/standard.png'])
  standard.withdraw()
  expect(images()).toEqual([undefined])
})

test('ignores any other injected value', async () => {
  const broken = (): never => {
    throw new Error('broken')
  }
  const none = () => {}
  for (const injected of [
    null,
    7,
    'text',
    none,
    {},
    [],
    { connect: none, signTransaction: none },
    { connect: none, on: none, signTransaction: none },
    { connect: none, on: none, off: none, signMessage: none },
    new Proxy({}, { get: broken }),
  ]) {
    const page = openPage()
    Reflect.set(page, 'coinbaseSolana', injected)
    const kit = createTestKit([network()])
    await kit.adapter.prefetch()
    await settled()
    expect(kit.state).toMatchObject({ status: 'disconnected', connectors: [] })
  }
  Object.defineProperty(openPage(), 'coinbaseSolana', { get: broken })
  const kit = createTestKit([network()])
  await kit.adapter.prefetch()
  await settled()
  expect(kit.state).toMatchObject({ status: 'disconnected', connectors: [] })
})

test('ignores an invalid key, or a key that throws', async () => {
  const keys: readonly unknown[] = [{}, 'short', 'x'.repeat(100_000), Symbol('key'), { toString: () => 7 }, address]
  for (const key of keys) {
    const { coinbase, kit } = await found()
    Object.defineProperty(coinbase, 'publicKey', { get: () => key })
    await expect(kit.adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  }
  const { coinbase, kit } = await found()
  Object.assign(coinbase, {
    on: () => {
      throw new Error('deaf')
    },
  })
  await kit.adapter.connect({ connectorId })
  kit.detach()
  expect(kit.state.status).toBe('connected')
})
