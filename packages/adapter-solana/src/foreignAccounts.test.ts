import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import {
  Connection,
  Keypair,
  PublicKey,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { networkOf } from '../test/networkOf'
import { heldIn, otherAccount } from '../test/otherAccount'
import { type Sender, senderOf } from '../test/senderOf'
import { tokenPrograms } from './rpc/tokenAccounts'
import { estimateFee, send } from './transfer/Transfers'
import { associatedAccount, createAccount, transfer as moveTokens } from './transfer/tokenInstructions'
import { describeTransfer, simulateTransfer } from './transfer/transferSimulation'

let chain: SolanaChain
const leaving: Sender[] = []
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => {
  for (const sender of leaving.splice(0)) sender.leave()
})
afterAll(() => chain.stop())

const [program = ''] = tokenPrograms
const foreign = { code: 'transaction/recipient-owner-changed' }

async function scene() {
  const key = Keypair.generate()
  const alice = await senderOf(chain, 1_000_000_000n, { key })
  leaving.push(alice)
  const mint = await chain.createMint({ decimals: 0 })
  await chain.mintTo(mint, alice.address, 10n)
  const transferTo = (to: string, amount: bigint, tokenAddress: string | undefined = mint) => ({
    address: alice.address,
    to,
    amount,
    tokenAddress,
    caipNetwork: networkOf(chain),
  })
  return { ...alice, key, mint, transferTo }
}

async function submit(payer: Keypair, ...instructions: TransactionInstruction[]): Promise<void> {
  const connection = new Connection(chain.url)
  await sendAndConfirmTransaction(connection, new Transaction().add(...instructions), [payer])
}

/** Creates a `SetAuthority` instruction, which transfers an account to another owner. */
function handOver(account: string, owner: PublicKey, next: PublicKey): TransactionInstruction {
  return new TransactionInstruction({
    programId: new PublicKey(program),
    keys: [
      { pubkey: new PublicKey(account), isSigner: false, isWritable: true },
      { pubkey: owner, isSigner: true, isWritable: false },
    ],
    data: Buffer.from([6, 2, 1, ...next.toBytes()]),
  })
}

/** Creates a user who was tricked into transferring a token account to a thief. */
async function robbed(mint: string): Promise<{ readonly to: string; readonly account: string }> {
  const key = Keypair.generate()
  const to = key.publicKey.toBase58()
  await chain.airdrop(to, 1_000_000_000n)
  const account = associatedAccount(to, mint, program)
  const thief = Keypair.generate().publicKey
  await submit(key, createAccount(to, to, mint, program), handOver(account, key.publicKey, thief))
  return { to, account }
}

test('rejects a recipient’s account that belongs to a thief', async () => {
  const { transferTo, key, mint, owner } = await scene()
  const { account, to } = await robbed(mint)
  const { caipNetwork } = transferTo(to, 3n)
  await expect(send(owner, { to, amount: 3n, tokenAddress: mint, caipNetwork })).rejects.toMatchObject(foreign)
  await expect(estimateFee(owner, { ...transferTo(to, 3n), value: 3n })).rejects.toMatchObject(foreign)
  await expect(simulateTransfer(owner, transferTo(to, 3n))).rejects.toMatchObject(foreign)
  await expect(describeTransfer(owner, transferTo(to, 3n))).rejects.toMatchObject(foreign)
  expect(await heldIn(chain, account)).toBe(0n)
  // The chain itself accepts such a transfer, since the account's address is still derived from the recipient's.
  const [address] = [key.publicKey.toBase58()]
  const from = associatedAccount(address, mint, program)
  await submit(key, moveTokens({ from, to: account, owner: address, mint, program, amount: 3n, decimals: 0 }))
  expect(await heldIn(chain, account)).toBe(3n)
})

test('pays an account that still belongs to the recipient, and creates one that only has lamports', async () => {
  const { transferTo, key, mint, owner } = await scene()
  const { caipNetwork } = transferTo('', 1n)
  const known = PublicKey.unique().toBase58()
  await submit(key, createAccount(key.publicKey.toBase58(), known, mint, program))
  const funded = PublicKey.unique().toBase58()
  await chain.airdrop(associatedAccount(funded, mint, program), 1_000_000n)
  for (const to of [known, funded]) {
    await send(owner, { to, amount: 2n, tokenAddress: mint, caipNetwork })
    expect(await chain.tokenBalanceOf(to, mint)).toBe(2n)
  }
})

test('describes the owner of a recipient that is a token account', async () => {
  const { transferTo, key, mint, owner } = await scene()
  const account = await otherAccount(chain, key, mint)
  const [line] = await describeTransfer(owner, transferTo(account, 1n))
  expect(line).toMatchObject({ kind: 'tokenTransfer', to: account, holder: key.publicKey.toBase58() })
  const lines = await describeTransfer(owner, transferTo(PublicKey.unique().toBase58(), 1n))
  expect(lines.some(({ holder }) => holder !== undefined)).toBe(false)
})

test("rejects SOL to token accounts, from which it can't be spent", async () => {
  const { transferTo, key, mint, owner } = await scene()
  const account = await otherAccount(chain, key, mint)
  for (const to of [account, mint]) {
    const { caipNetwork } = transferTo(to, 1n)
    const sending = send(owner, { to, value: 1_000_000n, caipNetwork })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/invalid-recipient' })
  }
})
