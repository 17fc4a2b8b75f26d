import { ed25519 } from '@noble/curves/ed25519.js'
import { getBase58Decoder, getTransactionDecoder } from '@solana/kit'
import {
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect } from 'vitest'
import { connect, featuresOf, test } from '../../test/solanaWalletTest'

const message = new TextEncoder().encode('Grüezi, Solana')

test('signs a message with the requested account, which another library verifies', async ({ createWallet }) => {
  const wallet = createWallet()
  await connect(wallet)
  const [, account] = wallet.standard.accounts
  if (account === undefined) throw new Error('The wallet shares no second account.')
  const [output] = await featuresOf(wallet)['solana:signMessage'].signMessage({ account, message })
  expect(output?.signedMessage).toEqual(message)
  const key = new PublicKey(account.address).toBytes()
  expect(ed25519.verify(output?.signature ?? new Uint8Array(64), message, key)).toBe(true)
  expect(wallet.requests.at(-1)).toMatchObject({
    method: 'solana:signMessage',
    params: [{ account: account.address, message: Buffer.from(message).toString('base64') }],
  })
})

test('signs legacy and v0 transactions and keeps existing signatures', async ({ createWallet, connection }) => {
  const wallet = createWallet()
  const account = await connect(wallet)
  const from = new PublicKey(account.address)
  const other = Keypair.generate()
  const { blockhash } = await connection.getLatestBlockhash()
  const instructions = [
    SystemProgram.transfer({ fromPubkey: from, toPubkey: other.publicKey, lamports: LAMPORTS_PER_SOL }),
    SystemProgram.transfer({ fromPubkey: other.publicKey, toPubkey: from, lamports: 1 }),
  ]
  const legacy = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add(...instructions)
  legacy.partialSign(other)
  const versioned = new VersionedTransaction(
    new TransactionMessage({
      payerKey: other.publicKey,
      recentBlockhash: blockhash,
      instructions,
    }).compileToV0Message(),
  )
  versioned.sign([other])

  const outputs = await featuresOf(wallet)['solana:signTransaction'].signTransaction(
    { account, transaction: legacy.serialize({ requireAllSignatures: false }) },
    { account, transaction: versioned.serialize() },
  )
  for (const { signedTransaction } of outputs) {
    const { messageBytes, signatures } = getTransactionDecoder().decode(signedTransaction)
    expect(Object.keys(signatures)).toHaveLength(2)
    for (const [address, signature] of Object.entries(signatures)) {
      const isValid = ed25519.verify(
        Uint8Array.from(signature ?? []),
        Uint8Array.from(messageBytes),
        new PublicKey(address).toBytes(),
      )
      expect(isValid).toBe(true)
    }
  }
  expect(Transaction.from(Buffer.from(outputs[0]?.signedTransaction ?? [])).verifySignatures()).toBe(true)
})

test('signs and sends a transaction, and its signature is on the chain', async ({
  chain,
  createWallet,
  connection,
  thirdParty,
}) => {
  const wallet = createWallet()
  const account = await connect(wallet)
  const from = new PublicKey(account.address)
  const { blockhash } = await connection.getLatestBlockhash()
  const instructions = [SystemProgram.transfer({ fromPubkey: from, toPubkey: thirdParty, lamports: LAMPORTS_PER_SOL })]
  const v0 = new TransactionMessage({ payerKey: from, recentBlockhash: blockhash, instructions }).compileToV0Message()
  const transaction = new VersionedTransaction(v0).serialize()
  const { signAndSendTransaction } = featuresOf(wallet)['solana:signAndSendTransaction']
  const [sent] = await signAndSendTransaction({ account, transaction, chain: 'solana:localnet' })
  const signature = getBase58Decoder().decode(sent?.signature ?? new Uint8Array())
  expect(await chain.transaction(signature)).toMatchObject({ err: null })
  expect(await connection.getBalance(thirdParty)).toBe(LAMPORTS_PER_SOL)
})

test("a chain's error keeps its message under a wallet's code", async ({ createWallet, connection, thirdParty }) => {
  const wallet = createWallet()
  const account = await connect(wallet)
  const from = new PublicKey(account.address)
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add(
    SystemProgram.transfer({ fromPubkey: from, toPubkey: thirdParty, lamports: 5_000 * LAMPORTS_PER_SOL }),
  )
  const { signAndSendTransaction } = featuresOf(wallet)['solana:signAndSendTransaction']
  const bytes = transaction.serialize({ requireAllSignatures: false })
  await expect(signAndSendTransaction({ account, transaction: bytes, chain: 'solana:localnet' })).rejects.toMatchObject(
    {
      code: -32603,
      message: expect.stringContaining('custom program error: 0x1'),
      data: { code: -32002, data: { err: { InstructionError: [0, { Custom: 1 }] } } },
    },
  )
})

test('rejects invalid transactions before any prompt', async ({ createWallet, connection, thirdParty }) => {
  const wallet = createWallet({ transactionVersions: ['legacy'] })
  wallet.reject('sign', 'always')
  const account = await connect(wallet)
  const { signTransaction } = featuresOf(wallet)['solana:signTransaction']
  const { blockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({ payerKey: thirdParty, recentBlockhash: blockhash, instructions: [] })
  const foreign = new VersionedTransaction(message.compileToLegacyMessage()).serialize()
  const v0 = new VersionedTransaction(message.compileToV0Message()).serialize()
  for (const transaction of [foreign, v0, new Uint8Array(3), foreign.slice(0, 80)]) {
    await expect(signTransaction({ account, transaction })).rejects.toMatchObject({ code: -32602 })
  }
  await expect(signTransaction({ account, transaction: foreign, chain: 'solana:mainnet' })).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('solana:mainnet'),
  })
})

test('signing in connects with one prompt and signs exactly the given fields', async ({ chain, createWallet }) => {
  const prompts: string[] = []
  const wallet = createWallet({ approve: ({ kind }) => prompts.push(kind) > 0 })
  const [output] = await featuresOf(wallet)['solana:signIn'].signIn({
    domain: 'dapp.example',
    statement: 'Welcome.',
    uri: 'https://dapp.example/login',
    version: '1',
    chainId: 'mainnet',
    nonce: 'abcdef12',
    issuedAt: '2026-01-01T00:00:00.000Z',
    resources: ['https://dapp.example/terms'],
  })
  const [{ address }] = chain.accounts
  expect(new TextDecoder().decode(output?.signedMessage)).toBe(
    `dapp.example wants you to sign in with your Solana account:
${address}

Welcome.

URI: https://dapp.example/login
Version: 1
Chain ID: mainnet
Nonce: abcdef12
Issued At: 2026-01-01T00:00:00.000Z
Resources:
- https://dapp.example/terms`,
  )
  const { signature, signedMessage, account } = output ?? {}
  if (signature === undefined || signedMessage === undefined) throw new Error('Nothing was signed.')
  expect(ed25519.verify(signature, signedMessage, new PublicKey(address).toBytes())).toBe(true)
  expect(account).toBe(wallet.standard.accounts[0])
  expect(prompts).toEqual(['sign'])
})

test("accepts a secret key in base58, and rejects one whose halves don't match", async ({ chain, createWallet }) => {
  const [first, second] = chain.accounts.map(({ secretKey }) => secretKey)
  if (first === undefined || second === undefined) throw new Error('The chain has too few accounts.')
  const text = getBase58Decoder().decode(first)
  expect(createWallet({ accounts: [{ secretKey: text }] }).accounts).toEqual([chain.accounts[0].address])
  expect(() => createWallet({ accounts: [{ secretKey: first.slice(0, 32) }] })).toThrow(RangeError)
  const mixed = createWallet({
    accounts: [{ secretKey: new Uint8Array([...first.slice(0, 32), ...second.slice(32)]) }],
  })
  const account = await connect(mixed)
  const { signMessage } = featuresOf(mixed)['solana:signMessage']
  await expect(signMessage({ account, message })).rejects.toThrow('belongs to')
})
