import { ed25519 } from '@noble/curves/ed25519.js'
import { memoryStorage } from '@openappkit/appkit-core'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type BrowserStorage,
  createWalletConnectKit,
  linkOf,
  type WalletConnectKit,
} from '../test/createWalletConnectKit'
import { mainnet, networkOf } from '../test/networkOf'
import { decodeBase58 } from './codec/base58'

let first: SolanaChain
let second: SolanaChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  ;[first, second] = await Promise.all([startSolanaChain(), startSolanaChain({ name: 'second' })])
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([first.stop(), second.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

type WalletOptions = Parameters<typeof createWalletConnectWallet>[0]

async function createWallet(options: Partial<WalletOptions> = {}): Promise<WalletConnectWallet> {
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    name: 'Phone Wallet',
    solana: {
      accounts: first.accounts.slice(0, 2),
      chains: { [first.caipNetworkId]: { rpcUrl: first.url }, [second.caipNetworkId]: { rpcUrl: second.url } },
    },
    ...options,
  })
  open.push(wallet)
  return wallet
}

async function createKit(browserStorage?: BrowserStorage): Promise<WalletConnectKit> {
  const kit = await createWalletConnectKit([networkOf(first), networkOf(second, 'Second')], cloud.url, browserStorage)
  open.push(kit.kit)
  return kit
}

async function connected(
  options: Partial<WalletOptions> = {},
): Promise<WalletConnectKit & { readonly wallet: WalletConnectWallet }> {
  const [wallet, page] = await Promise.all([createWallet(options), createKit()])
  await page.scan(wallet)
  return { ...page, wallet }
}

const addressOf = (wallet: WalletConnectWallet, index = 0): string => wallet.addresses['solana']?.[index] ?? ''

test('connects a wallet that scans the code on every approved chain', async () => {
  const { kit, wallet } = await connected()
  expect(kit.getAccount()).toMatchObject({ address: addressOf(wallet), isConnected: true, status: 'connected' })
  expect(kit.connections.list('solana')).toMatchObject([
    { connectorId: 'walletConnect', name: 'Phone Wallet', caipNetworkId: first.caipNetworkId },
  ])
})

test('signs messages on the phone with valid signatures', async () => {
  const { adapter, wallet } = await connected()
  const address = addressOf(wallet)
  const { signature } = await adapter.signMessage({ message: 'Grüße', address })
  const [bytes, key] = [decodeBase58(signature), decodeBase58(address)]
  expect(bytes && key && ed25519.verify(bytes, new TextEncoder().encode('Grüße'), key)).toBe(true)
})

test('sends SOL and tokens signed on the phone', async () => {
  const { adapter, wallet } = await connected()
  const [to, mint] = [PublicKey.unique().toBase58(), await first.createMint({ decimals: 3, program: 'token2022' })]
  await first.mintTo(mint, addressOf(wallet), 100n)
  const caipNetwork = networkOf(first)
  const { hash } = await (await adapter.transfers()).sendTransaction({ to, value: 2_000_000n, caipNetwork })
  expect(await first.transaction(hash)).toMatchObject({ err: null })
  await (await adapter.transfers()).sendToken({ to, tokenAddress: mint, amount: 42n, caipNetwork })
  expect([await first.balanceOf(to), await first.tokenBalanceOf(to, mint)]).toEqual([2_000_000n, 42n])
})

test('lists references in a transfer signed on the phone', async () => {
  const { adapter } = await connected()
  const [to, reference] = [PublicKey.unique().toBase58(), PublicKey.unique().toBase58()]
  const transfer = { to, value: 2_000_000n, references: [reference], caipNetwork: networkOf(first) }
  const { hash } = await (await adapter.transfers()).sendTransaction(transfer)
  const options = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const
  const message = (await new Connection(first.url).getTransaction(hash, options))?.transaction.message
  const index = message?.compiledInstructions.at(-1)?.accountKeyIndexes[2] ?? -1
  expect(message?.getAccountKeys().get(index)?.toBase58()).toBe(reference)
  expect([message?.isAccountSigner(index), message?.isAccountWritable(index)]).toEqual([false, false])
  expect(await first.balanceOf(to)).toBe(2_000_000n)
})

test('signs legacy and v0 transactions one by one, together, and with sending', async () => {
  const { provider, wallet } = await connected()
  const solana = await provider()
  const connection = new Connection(first.url, 'confirmed')
  const payerKey = new PublicKey(addressOf(wallet))
  const to = PublicKey.unique()
  const table = await first.createLookupTable([to.toBase58()])
  const { value: lookup } = await connection.getAddressLookupTable(new PublicKey(table))
  const latest = await connection.getLatestBlockhash()
  const transfer = (lamports: number) => SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: to, lamports })
  const legacy = (lamports: number) => new Transaction({ feePayer: payerKey, ...latest }).add(transfer(lamports))
  const v0 = (lamports: number) =>
    new VersionedTransaction(
      new TransactionMessage({
        payerKey,
        recentBlockhash: latest.blockhash,
        instructions: [transfer(lamports)],
      }).compileToV0Message(lookup ? [lookup] : []),
    )
  const signed = [
    await solana.signTransaction(legacy(1_000_001)),
    ...(await solana.signAllTransactions([v0(2), v0(3)])),
  ]
  for (const one of signed) await connection.sendRawTransaction(one.serialize())
  const signature = await solana.signAndSendTransaction(v0(4))
  await expect.poll(() => first.transaction(signature)).toMatchObject({ err: null })
  expect(await first.balanceOf(to.toBase58())).toBe(1_000_010n)
})

test('rejects a declined request and keeps the session', async () => {
  const { adapter, kit, wallet } = await connected()
  wallet.reject('sign')
  await expect(adapter.signMessage({ message: 'no', address: addressOf(wallet) })).rejects.toMatchObject({
    code: 'wallet/rejected',
  })
  expect(kit.getAccount().isConnected).toBe(true)
})

test('connects nothing on a declined proposal', async () => {
  const [wallet, { kit, pairing }] = await Promise.all([createWallet(), createKit()])
  wallet.reject('connect')
  pairing.start()
  await wallet.pair(await linkOf(pairing))
  await expect.poll(() => pairing.state.value.status).toBe('declined')
  expect(kit.getAccount().status).toBe('disconnected')
})

test("follows the wallet's account and network, and switches the network from the app", async () => {
  const { adapter, kit, wallet } = await connected()
  const other = addressOf(wallet, 1)
  await wallet.switchAccount(1)
  await expect.poll(() => kit.getAccount().address).toBe(other)
  await wallet.switchChain(second.caipNetworkId)
  await expect.poll(() => kit.chains.get()?.caipNetworkId).toBe(second.caipNetworkId)
  await adapter.switchNetwork(networkOf(first))
  await expect.poll(() => kit.chains.get()?.caipNetworkId).toBe(first.caipNetworkId)
})

test('reconnects the session on reload', async () => {
  const browserStorage = memoryStorage()
  const wallet = await createWallet()
  const before = await createKit(browserStorage)
  await before.scan(wallet)
  before.kit.destroy()
  const after = await createKit(browserStorage)
  await expect.poll(() => after.kit.getAccount()).toMatchObject({ status: 'connected', address: addressOf(wallet) })
  const { signature } = await after.adapter.signMessage({ message: 'again', address: addressOf(wallet) })
  expect(decodeBase58(signature)).toHaveLength(64)
})

test('ends the session from either side', async () => {
  const there = await connected()
  await there.wallet.disconnect()
  await expect.poll(() => there.kit.getAccount().status).toBe('disconnected')
  const here = await connected()
  await here.adapter.disconnect()
  expect(here.kit.getAccount().status).toBe('disconnected')
  await expect.poll(() => here.wallet.sessions).toEqual([])
})

test('connects and signs with an older wallet that uses a different id for mainnet', async () => {
  const legacy = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const [wallet, page] = await Promise.all([
    createWallet({ solana: { accounts: first.accounts.slice(0, 1), chains: { [legacy]: { rpcUrl: first.url } } } }),
    createWalletConnectKit([mainnet], cloud.url),
  ])
  open.push(page.kit)
  await page.scan(wallet)
  expect(page.kit.chains.get()?.caipNetworkId).toBe(mainnet.caipNetworkId)
  const { signature } = await page.adapter.signMessage({ message: 'old', address: addressOf(wallet) })
  expect(decodeBase58(signature)).toHaveLength(64)
})
