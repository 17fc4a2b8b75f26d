import {
  AddressLookupTableProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect } from 'vitest'
import { test } from '../../test/solanaChainTest'

const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const associatedProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

function associatedAddress(owner: PublicKey, mint: PublicKey, program = tokenProgram): PublicKey {
  const seeds = [owner.toBytes(), program.toBytes(), mint.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, associatedProgram)[0]
}

test('creates and mints a token, and sends it to an owner without a token account', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const mint = new PublicKey(await chain.createMint({ decimals: 6 }))
  await chain.mintTo(mint.toBase58(), payer.publicKey.toBase58(), 5_000_000n)
  const source = associatedAddress(payer.publicKey, mint)
  const target = associatedAddress(thirdParty, mint)
  const data = Buffer.alloc(10)
  data[0] = 12
  data.writeBigUInt64LE(1_250_000n, 1)
  data[9] = 6
  const account = (pubkey: PublicKey, isWritable: boolean, isSigner = false) => ({ pubkey, isWritable, isSigner })
  const instructions = [
    new TransactionInstruction({
      programId: associatedProgram,
      keys: [
        account(payer.publicKey, true, true),
        account(target, true),
        account(thirdParty, false),
        account(mint, false),
        account(SystemProgram.programId, false),
        account(tokenProgram, false),
      ],
      data: Buffer.from([1]),
    }),
    new TransactionInstruction({
      programId: tokenProgram,
      keys: [account(source, true), account(mint, false), account(target, true), account(payer.publicKey, false, true)],
      data,
    }),
  ]
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash: blockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([payer])
  const signature = await connection.sendTransaction(transaction)
  const { value } = await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
  expect(value.err).toBe(null)

  expect(await chain.tokenBalanceOf(thirdParty.toBase58(), mint.toBase58())).toBe(1_250_000n)
  expect((await connection.getTokenAccountBalance(target)).value).toEqual({
    amount: '1250000',
    decimals: 6,
    uiAmount: 1.25,
    uiAmountString: '1.25',
  })
  expect((await connection.getTokenSupply(mint)).value.uiAmountString).toBe('5')
  const owned = await connection.getParsedTokenAccountsByOwner(thirdParty, { mint })
  expect(owned.value.map(({ pubkey }) => pubkey.toBase58())).toEqual([target.toBase58()])
  expect(owned.value[0]?.account.data.parsed.info).toMatchObject({
    mint: mint.toBase58(),
    owner: thirdParty.toBase58(),
    tokenAmount: { amount: '1250000' },
  })
  expect((await connection.getTokenAccountsByOwner(thirdParty, { programId: tokenProgram })).value).toHaveLength(1)
  const meta = (await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta
  expect(meta?.postTokenBalances?.map(({ owner, uiTokenAmount }) => [owner, uiTokenAmount.amount]).sort()).toEqual(
    [
      [payer.publicKey.toBase58(), '3750000'],
      [thirdParty.toBase58(), '1250000'],
    ].sort(),
  )
})

test('a Token-2022 token belongs to that program', async ({ chain, connection, thirdParty }) => {
  const mint = await chain.createMint({ decimals: 0, program: 'token2022' })
  await chain.mintTo(mint, thirdParty.toBase58(), 7n)
  const { value } = await connection.getTokenAccountsByOwner(thirdParty, { mint: new PublicKey(mint) })
  expect(value[0]?.account.owner.toBase58()).toBe('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
  expect(await chain.tokenBalanceOf(thirdParty.toBase58(), mint)).toBe(7n)
  expect(await chain.tokenBalanceOf(thirdParty.toBase58(), await chain.createMint({ decimals: 0 }))).toBe(0n)
  const parsed = await connection.getParsedAccountInfo(new PublicKey(mint))
  expect(parsed.value?.data).toMatchObject({
    program: 'spl-token-2022',
    parsed: { type: 'mint', info: { supply: '7' } },
  })
})

test('a v0 transaction finds its accounts in a lookup table of the chain', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const table = new PublicKey(
    await chain.createLookupTable([thirdParty.toBase58(), SystemProgram.programId.toBase58()]),
  )
  const { value } = await connection.getAddressLookupTable(table)
  if (value === null) throw new Error('There is no table.')
  expect(value.state.addresses[0]?.toBase58()).toBe(thirdParty.toBase58())
  const { blockhash } = await connection.getLatestBlockhash()
  const transfer = SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: thirdParty,
    lamports: 1_000_000_000,
  })
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [transfer],
  }).compileToV0Message([value])
  expect(message.addressTableLookups).toHaveLength(1)
  const transaction = new VersionedTransaction(message)
  transaction.sign([payer])
  const signature = await connection.sendTransaction(transaction)
  expect(await chain.balanceOf(thirdParty.toBase58())).toBe(1_000_000_000n)
  const read = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  expect(read?.version).toBe(0)
  expect(read?.meta?.loadedAddresses?.writable.map(String)).toEqual([thirdParty.toBase58()])
  await expect(connection.getTransaction(signature, {} as never)).rejects.toThrow('maxSupportedTransactionVersion')
})

test('a lookup table created by a transaction can be used by the next one', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const { publicKey: authority } = payer
  const [create, table] = AddressLookupTableProgram.createLookupTable({
    authority,
    payer: authority,
    recentSlot: await connection.getSlot(),
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    lookupTable: table,
    authority,
    payer: authority,
    addresses: [thirdParty],
  })
  const send = async (
    instructions: TransactionInstruction[],
    tables: Parameters<TransactionMessage['compileToV0Message']>[0] = [],
  ) => {
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({ payerKey: authority, recentBlockhash: blockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message(tables))
    transaction.sign([payer])
    return connection.sendTransaction(transaction)
  }
  await send([create, extend])
  const { value } = await connection.getAddressLookupTable(table)
  if (value === null) throw new Error('There is no table.')
  await send([SystemProgram.transfer({ fromPubkey: authority, toPubkey: thirdParty, lamports: 900_000 })], [value])
  expect(await chain.balanceOf(thirdParty.toBase58())).toBe(900_000n)

  const unknown = Object.assign(Object.create(value), { key: Keypair.generate().publicKey })
  await expect(
    send([SystemProgram.transfer({ fromPubkey: authority, toPubkey: thirdParty, lamports: 1 })], [unknown]),
  ).rejects.toThrow("Transaction loads an address table account that doesn't exist")
})

test('a token with a transfer fee withholds it, and extensions select Token-2022', async ({
  chain,
  connection,
  thirdParty,
}) => {
  const mint = await chain.createMint({ decimals: 0, transferFee: { basisPoints: 100, maximum: 5n } })
  const parsed = await connection.getAccountInfo(new PublicKey(mint))
  expect(parsed?.owner.toBase58()).toBe('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
  await chain.mintTo(mint, thirdParty.toBase58(), 7n)
  const { value } = await connection.getTokenAccountsByOwner(thirdParty, { mint: new PublicKey(mint) })
  // Longer than without extensions, to hold the withheld fee.
  expect(value[0]?.account.data.length).toBeGreaterThan(165)
})
