import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { ComputeBudgetProgram, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { networkOf } from '../test/networkOf'
import { type Sender, type Signing, senderOf } from '../test/senderOf'
import { paidFee } from './rpc/paidFee'
import { SolanaRpc } from './rpc/SolanaRpc'
import { send } from './transfer/Transfers'

let chain: SolanaChain
const leaving: Sender[] = []
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => {
  for (const sender of leaving.splice(0)) sender.leave()
})
afterAll(() => chain.stop())

const sol = 1_000_000_000n
const value = 1_000_000n
const fresh = (): string => PublicKey.unique().toBase58()
const priceOf = (microLamports: number) => ComputeBudgetProgram.setComputeUnitPrice({ microLamports })

/** Creates a user whose wallet changes transactions before signing. */
async function sender(signing: Signing): Promise<Sender> {
  const made = await senderOf(chain, sol, { signing })
  leaving.push(made)
  return made
}

const transferTo = (to: string, maxFee?: bigint) => ({ to, value, caipNetwork: networkOf(chain), maxFee })

test('accepts a price that the wallet raises up to the maximum fee, and rejects a higher one', async () => {
  // 1,000 units at 10 lamports each.
  const raise: Signing = transaction => void transaction.instructions.splice(1, 1, priceOf(10_000_000))
  const alice = await sender(raise)
  const to = fresh()
  const refused = send(alice.owner, transferTo(to, 14_999n))
  await expect(refused).rejects.toMatchObject({ code: 'transaction/fee-changed', details: '15000' })
  expect(await chain.balanceOf(to)).toBe(0n)
  const { hash } = await send(alice.owner, transferTo(to, 15_000n))
  expect(await chain.balanceOf(to)).toBe(value)
  expect(await paidFee(new SolanaRpc([chain.url]), hash, 'confirmed')).toBe(15_000n)
  // Without a limit, the wallet decides the fee.
  await send((await sender(raise)).owner, transferTo(fresh()))
})

test.each<readonly [what: string, change: Signing]>([
  [
    'also pays another account',
    (transaction, { publicKey }) =>
      void transaction.add(
        SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: PublicKey.unique(), lamports: 2_000_000 }),
      ),
  ],
  [
    'pays more',
    (transaction, { publicKey }) =>
      void transaction.instructions.splice(
        2,
        1,
        SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: PublicKey.unique(), lamports: 2_000_000 }),
      ),
  ],
  ['pays no one', transaction => void transaction.instructions.splice(2, 1)],
  [
    'assigns the account to a program',
    (transaction, { publicKey }) =>
      void transaction.add(SystemProgram.assign({ accountPubkey: publicKey, programId: PublicKey.unique() })),
  ],
])("doesn't send a signed transaction that %s", async (_, signing) => {
  const alice = await sender(signing)
  const to = fresh()
  await expect(send(alice.owner, transferTo(to))).rejects.toMatchObject({ code: 'transaction/changed' })
  expect(await chain.balanceOf(alice.address)).toBe(sol)
  expect(await chain.balanceOf(to)).toBe(0n)
})

test('accepts balance checks that a wallet adds', async () => {
  const guard = new PublicKey('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')
  const added = new TransactionInstruction({ programId: guard, keys: [], data: Buffer.of(1) })
  const alice = await sender(transaction => void transaction.add(added))
  // This chain has no such program, so the node refuses it after the comparison.
  const sending = send(alice.owner, transferTo(fresh()))
  await expect(sending).rejects.not.toMatchObject({ code: 'transaction/changed' })
})
