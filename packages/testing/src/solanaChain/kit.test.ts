import {
  type Address,
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { expect } from 'vitest'
import { test } from '../../test/solanaChainTest'
import { transfer } from './instructions'
import type { SolanaChain } from './SolanaChain'

const sol = 1_000_000_000n

async function send(chain: SolanaChain, to: Address, amount: bigint): Promise<string> {
  const rpc = createSolanaRpc(chain.url)
  const rpcSubscriptions = createSolanaRpcSubscriptions(chain.wsUrl)
  const signer = await createKeyPairSignerFromBytes(chain.accounts[0].secretKey)
  const { value: latest } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    empty => setTransactionMessageFeePayerSigner(signer, empty),
    paid => setTransactionMessageLifetimeUsingBlockhash(latest, paid),
    alive => appendTransactionMessageInstruction(transfer(signer.address, to, amount), alive),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, { commitment: 'confirmed' })
  return getSignatureFromTransaction(transaction)
}

test('a subscription confirms a transfer sent by kit, which can be read back', async ({ chain, thirdParty }) => {
  const to = address(thirdParty.toBase58())
  const signature = await send(chain, to, 3n * sol)
  const rpc = createSolanaRpc(chain.url)
  expect((await rpc.getBalance(to).send()).value).toBe(3n * sol)
  expect(await chain.transaction(signature)).toMatchObject({ err: null })
  const [entry] = await rpc.getSignaturesForAddress(to).send()
  expect(entry).toMatchObject({ signature, err: null, confirmationStatus: 'finalized' })
  const config = { encoding: 'json', maxSupportedTransactionVersion: 0 } as const
  const read = await rpc.getTransaction(entry?.signature ?? expect.fail(), config).send()
  expect(read?.meta?.fee).toBe(5_000n)
})

test('an airdrop arrives and its subscription confirms it', async ({ chain, thirdParty }) => {
  const rpc = createSolanaRpc(chain.url)
  const rpcSubscriptions = createSolanaRpcSubscriptions(chain.wsUrl)
  const recipientAddress = address(thirdParty.toBase58())
  const airdrop = airdropFactory({ rpc, rpcSubscriptions } as Parameters<typeof airdropFactory>[0])
  await airdrop({ commitment: 'confirmed', recipientAddress, lamports: lamports(sol) })
  expect(await chain.balanceOf(recipientAddress)).toBe(sol)
})

test('reports account changes and new slots', async ({ chain, thirdParty }) => {
  const subscriptions = createSolanaRpcSubscriptions(chain.wsUrl)
  const ending = new AbortController()
  const options = { abortSignal: ending.signal }
  const watched = address(thirdParty.toBase58())
  const accounts = await subscriptions.accountNotifications(watched, { encoding: 'base64' }).subscribe(options)
  const slots = await subscriptions.slotNotifications().subscribe(options)
  // Kit keeps only events that arrive while an iterator waits.
  const received = accounts[Symbol.asyncIterator]()
  const first = received.next()
  await chain.airdrop(watched, sol)
  expect((await first).value?.value.lamports).toBe(sol)
  const second = received.next()
  await chain.airdrop(watched, 5n)
  expect((await second).value?.value.lamports).toBe(sol + 5n)
  for await (const { slot, parent } of slots) {
    expect(slot).toBe(parent + 1n)
    break
  }
  ending.abort()
})

test('large numbers keep all their digits', async ({ chain, thirdParty }) => {
  const huge = 2n ** 53n + 1n
  await chain.airdrop(thirdParty.toBase58(), huge)
  const rpc = createSolanaRpc(chain.url)
  expect((await rpc.getBalance(address(thirdParty.toBase58())).send()).value).toBe(huge)
  const { absoluteSlot, blockHeight, slotIndex, epoch, slotsInEpoch } = await rpc.getEpochInfo().send()
  expect(epoch * slotsInEpoch + slotIndex).toBe(absoluteSlot)
  expect(blockHeight).toBeLessThan(absoluteSlot)
})
