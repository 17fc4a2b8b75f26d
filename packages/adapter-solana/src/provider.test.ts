import { ed25519 } from '@noble/curves/ed25519.js'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import {
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  address as kitAddress,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { networkOf } from '../test/networkOf'
import { connected, type Scene } from '../test/scene'
import type { SolanaProvider } from './provider/SolanaProvider'

let chain: SolanaChain
let connection: Connection
beforeAll(async () => {
  chain = await startSolanaChain()
  connection = new Connection(chain.url, 'confirmed')
}, 20_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'Test Wallet'

async function provided(
  ...[options]: Parameters<typeof connected> extends [unknown, ...infer rest] ? rest : never
): Promise<Scene & { readonly provider: SolanaProvider; readonly from: PublicKey }> {
  const scene = await connected(chain, options)
  const provider = await scene.kit.adapter.getProvider(connectorId)
  return { ...scene, provider, from: new PublicKey(provider.publicKey?.toBytes() ?? []) }
}

async function latest(): Promise<{ blockhash: string; lastValidBlockHeight: number }> {
  return connection.getLatestBlockhash()
}

async function legacy(from: PublicKey, to: PublicKey): Promise<Transaction> {
  return new Transaction({ feePayer: from, ...(await latest()) }).add(
    SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 1_000_000 }),
  )
}

async function versioned(from: PublicKey, to: PublicKey, table?: string): Promise<VersionedTransaction> {
  const message = new TransactionMessage({
    payerKey: from,
    recentBlockhash: (await latest()).blockhash,
    instructions: [SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 1_000_000 })],
  })
  if (!table) return new VersionedTransaction(message.compileToV0Message())
  const { value } = await connection.getAddressLookupTable(new PublicKey(table))
  return new VersionedTransaction(message.compileToV0Message(value ? [value] : []))
}

test('signs web3.js transactions and returns the same class, legacy and v0', async () => {
  const { provider, from } = await provided()
  const [first, second] = [PublicKey.unique(), PublicKey.unique()]
  const signed = await provider.signTransaction(await legacy(from, first))
  expect(signed).toBeInstanceOf(Transaction)
  expect(signed.verifySignatures()).toBe(true)
  const all = await provider.signAllTransactions([await versioned(from, second), await legacy(from, second)])
  expect(all[0]).toBeInstanceOf(VersionedTransaction)
  expect(all[1]).toBeInstanceOf(Transaction)
  await connection.sendRawTransaction(signed.serialize())
  for (const one of all) await connection.sendRawTransaction(one.serialize())
  expect(await chain.balanceOf(String(first))).toBe(1_000_000n)
  expect(await chain.balanceOf(String(second))).toBe(2_000_000n)
})

test('signs and sends a v0 transaction with a lookup table', async () => {
  const { provider, from } = await provided()
  const to = PublicKey.unique()
  const table = await chain.createLookupTable([String(to)])
  const transaction = await versioned(from, to, table)
  expect(transaction.message.addressTableLookups).toHaveLength(1)
  const signature = await provider.signAndSendTransaction(transaction)
  await expect.poll(() => chain.transaction(signature)).toMatchObject({ err: null })
  expect(await chain.balanceOf(String(to))).toBe(1_000_000n)
})

test('accepts and returns bytes for kit’s transactions', async () => {
  const { provider } = await provided()
  const to = PublicKey.unique()
  const [account] = provider.getAccounts()
  const source = kitAddress(account?.address ?? '')
  const transfer = SystemProgram.transfer({ fromPubkey: new PublicKey(source), toPubkey: to, lamports: 1_000_000 })
  const { blockhash, lastValidBlockHeight } = await latest()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    made => setTransactionMessageFeePayer(source, made),
    made =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as never, lastValidBlockHeight: BigInt(lastValidBlockHeight) },
        made,
      ),
    made =>
      appendTransactionMessageInstruction(
        {
          programAddress: kitAddress(String(transfer.programId)),
          accounts: transfer.keys.map(({ pubkey, isSigner }) => ({
            address: kitAddress(String(pubkey)),
            role: isSigner ? 3 : 1,
          })),
          data: new Uint8Array(transfer.data),
        },
        made,
      ),
  )
  const bytes = new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
  const signed = await provider.signTransaction(bytes)
  expect(
    getTransactionDecoder()
      .decode(signed)
      .signatures[source]?.some(byte => byte !== 0),
  ).toBe(true)
  const signature = await provider.sendTransaction(bytes)
  await expect.poll(() => chain.transaction(signature)).toMatchObject({ err: null })
  expect(await chain.balanceOf(String(to))).toBe(1_000_000n)
})

test("sends through the app's connection if there is one", async () => {
  const { provider, wallet, from } = await provided()
  const to = PublicKey.unique()
  const send = vi.spyOn(connection, 'sendRawTransaction')
  const signature = await provider.sendTransaction(await legacy(from, to), connection, { skipPreflight: true })
  expect(send).toHaveBeenCalledWith(expect.anything(), { skipPreflight: true })
  await expect.poll(() => chain.transaction(signature)).toMatchObject({ err: null })
  expect(wallet.requests.at(-1)?.method).toBe('solana:signTransaction')
})

test('signs messages and sign-ins with valid signatures', async () => {
  const { provider, from } = await provided()
  const message = new TextEncoder().encode('hello')
  expect(ed25519.verify(await provider.signMessage(message), message, from.toBytes())).toBe(true)
  const { account, signature, signedMessage } = await provider.signIn({
    domain: 'app.invalid',
    statement: 'Sign in.',
    nonce: '12345678',
  })
  expect(account.address).toBe(String(from))
  expect(ed25519.verify(signature, signedMessage, from.toBytes())).toBe(true)
  expect(new TextDecoder().decode(signedMessage)).toContain('app.invalid wants you to sign in with your Solana account')
})

test("rejects with the kit's own error if the wallet refuses or lacks a feature", async () => {
  const { provider, wallet, from } = await provided({ features: ['solana:signTransaction'] })
  wallet.reject('sign')
  await expect(provider.signTransaction(await legacy(from, from))).rejects.toMatchObject({ code: 'wallet/rejected' })
  await expect(provider.signIn()).rejects.toMatchObject({ code: 'wallet/unsupported' })
  await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({ code: 'wallet/unsupported' })
  await expect(provider.signTransaction({} as never)).rejects.toMatchObject({ code: 'transaction/invalid' })
})

test('emits account, network and disconnect events, and keeps working with the next connection', async () => {
  const { provider, wallet, kit } = await provided()
  const response: string[] = []
  provider.on('accountsChanged', key => response.push(`account ${key.toBase58()}`))
  provider.on('chainChanged', id => response.push(`chain ${id}`))
  provider.on('disconnect', () => response.push('disconnect'))
  provider.on('connect', key => response.push(`connect ${key}`))
  const dropped = vi.fn()
  provider.on('disconnect', dropped)
  provider.off('disconnect', dropped)
  const [first = '', second = ''] = wallet.accounts
  wallet.switchAccount(1)
  const other = { ...networkOf(chain), id: 'other', caipNetworkId: 'solana:other' } as const
  await kit.adapter.switchNetwork(other)
  await kit.adapter.disconnect()
  await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({ code: 'wallet/not-connected' })
  expect(provider.publicKey).toBeUndefined()
  await kit.adapter.connect({ connectorId })
  expect(await provider.connect()).toBe(second)
  expect(response).toEqual([`account ${second}`, 'chain other', 'disconnect', `connect ${second}`])
  expect(dropped).not.toHaveBeenCalled()
  expect(first).not.toBe(second)
  expect(await kit.adapter.getProvider(connectorId)).toBe(provider)
})
