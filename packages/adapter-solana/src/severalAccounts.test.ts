import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { Keypair, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerFor } from '../test/answerFor'
import { networkOf } from '../test/networkOf'
import { heldIn, otherAccount } from '../test/otherAccount'
import { senderOf } from '../test/senderOf'
import { getBalance } from './rpc/getBalance'
import { SolanaRpc } from './rpc/SolanaRpc'
import { tokenPrograms } from './rpc/tokenAccounts'
import { buildTransaction, wireBytes } from './transfer/buildTransaction'
import { planToken } from './transfer/planToken'
import { readTransferLines } from './transfer/readTransferLines'
import { estimateFee, send } from './transfer/Transfers'
import { associatedAccount, transfer as transferInstruction } from './transfer/tokenInstructions'
import { describeTransfer, simulateTransfer } from './transfer/transferSimulation'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => chain.stop())

const [classic = '', newer = ''] = tokenPrograms
const fresh = (): string => PublicKey.unique().toBase58()

/** Creates a user with a token in the associated account and in others. */
async function holder(
  [inUsual, ...inOthers]: readonly [bigint, ...bigint[]],
  options: Omit<Parameters<SolanaChain['createMint']>[0], 'decimals'> = {},
) {
  const key = Keypair.generate()
  const mint = await chain.createMint({ decimals: 2, ...options })
  const program = options.transferFee ? newer : classic
  const signed: TransactionInstruction[][] = []
  const { owner, address } = await senderOf(chain, 1_000_000_000n, {
    key,
    signing: ({ instructions }) => void signed.push(instructions.filter(({ programId }) => isOf(program, programId))),
  })
  const caipNetwork = networkOf(chain)
  const terms = (to: string, amount: bigint) => ({ address, to, amount, tokenAddress: mint, caipNetwork })
  const transfer = (to: string, amount: bigint) => send(owner, terms(to, amount))
  const others: string[] = []
  for (const amount of inOthers) {
    // Leaves room for the withheld transfer fee.
    const other = await otherAccount(chain, key, mint, { program, space: options.transferFee ? 178 : 165 })
    await chain.mintTo(mint, address, amount)
    await transfer(other, amount)
    others.push(other)
  }
  await chain.mintTo(mint, address, inUsual)
  signed.length = 0
  const accounts = [associatedAccount(address, mint, program), ...others]
  return {
    address,
    mint,
    accounts,
    signed,
    transfer,
    context: { rpc: new SolanaRpc([chain.url]), commitment: 'confirmed', maxPriorityFee: 0n } as const,
    held: () => Promise.all(accounts.map(account => heldIn(chain, account))),
    simulate: (to: string, amount: bigint) => simulateTransfer(owner, terms(to, amount)),
    describe: (to: string, amount: bigint) => describeTransfer(owner, terms(to, amount)),
    fee: (to: string, amount: bigint) => estimateFee(owner, { ...terms(to, amount), value: amount }),
  }
}

function isOf(program: string, programId: PublicKey): boolean {
  return programId.toBase58() === program
}

test('sends the full balance of two accounts together, as simulated and described', async () => {
  const { address, context, describe, fee, held, mint, signed, simulate, transfer } = await holder([7n, 10n])
  const to = fresh()
  const query = { address, caipNetwork: networkOf(chain), tokenAddress: mint }
  const { value: all } = await getBalance(context.rpc, context.commitment, query)
  expect(all).toBe(17n)
  expect(await simulate(to, all)).toEqual({ sent: 17n, received: 17n })
  const line = { kind: 'tokenTransfer', to, amount: 17n, tokenAddress: mint, method: 'TransferChecked' }
  expect(await describe(to, all)).toEqual([expect.objectContaining({ kind: 'createTokenAccount', to }), line])
  const [before, cost] = [await chain.balanceOf(address), await fee(to, all)]
  await transfer(to, all)
  expect(await chain.tokenBalanceOf(to, mint)).toBe(17n)
  expect(await held()).toEqual([0n, 0n])
  expect(before - (await chain.balanceOf(address))).toBe(cost)
  expect(signed.map(({ length }) => length)).toEqual([2])
})

test('sends from one account if it has enough', async () => {
  const { accounts, held, signed, transfer } = await holder([7n, 10n, 12n])
  const to = fresh()
  for (const amount of [6n, 11n]) await transfer(to, amount)
  expect(signed.map(([one, ...more]) => [one?.keys[0]?.pubkey.toBase58(), more.length])).toEqual([
    [accounts[0], 0],
    [accounts[2], 0],
  ])
  expect(await held()).toEqual([1n, 10n, 1n])
})

test("doesn't describe several transfers with different recipients", async () => {
  const { address, context, mint } = await holder([7n, 10n])
  const to = fresh()
  const plan = await planToken(context, address, { tokenAddress: mint, to, amount: 17n })
  const terms = { payer: address, blockhash: fresh(), lastValidBlockHeight: 1, limit: 400_000, price: 0n }
  const read = (instructions: readonly TransactionInstruction[]) =>
    readTransferLines(wireBytes(buildTransaction({ instructions }, terms)), { rent: 0n, ownerOf: () => to })
  expect(read(plan.instructions).map(({ amount }) => amount)).toEqual([0n, 17n])
  const from = plan.from[1]?.address ?? ''
  const way = { from, to: fresh(), owner: address, mint, program: classic, amount: 10n, decimals: 2 }
  expect(() => read([...plan.instructions.slice(0, -1), transferInstruction(way)])).toThrow(RangeError)
})

test("charges the transfer fee on each account's share, as simulated", async () => {
  const fee = { basisPoints: 1_000, maximum: 50n }
  const { describe, held, mint, simulate, transfer } = await holder([400n, 1_000n], { transferFee: fee })
  // The other account received less than the amount sent to it.
  expect(await held()).toEqual([400n, 950n])
  const to = fresh()
  expect(await simulate(to, 1_350n)).toEqual({ sent: 1_350n, received: 1_260n })
  expect((await describe(to, 1_350n)).at(-1)?.amount).toBe(1_350n)
  await transfer(to, 1_350n)
  expect(await chain.tokenBalanceOf(to, mint)).toBe(1_260n)
  expect(await held()).toEqual([0n, 0n])
})

test('merges accounts when the user sends everything to themselves', async () => {
  const { address, held, simulate, transfer } = await holder([7n, 10n])
  expect(await simulate(address, 17n)).toEqual({ sent: 17n, received: 17n })
  await transfer(address, 17n)
  expect(await held()).toEqual([17n, 0n])
})

test('fits eight accounts and a new recipient account into one transaction, and reports that maximum for a larger amount', async () => {
  const { held, mint, transfer } = await holder([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n])
  const to = fresh()
  const tooMuch = { code: 'transaction/insufficient-token-balance', details: '44' }
  await expect(transfer(to, 45n)).rejects.toMatchObject(tooMuch)
  await transfer(to, 44n)
  expect(await chain.tokenBalanceOf(to, mint)).toBe(44n)
  expect(await held()).toEqual([1n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n])
})

interface BackendAccount {
  readonly pubkey: string
  readonly account: { readonly data: readonly [string, string] }
}

test('skips a frozen account, and reports it if the amount requires it', async () => {
  const { accounts, held, transfer } = await holder([7n, 10n, 2n])
  answerFor({
    async getTokenAccountsByOwner({ pass }) {
      const { result } = (await pass()) as { readonly result: { readonly value: readonly BackendAccount[] } }
      const value = result.value.map(({ account, pubkey }) => {
        const bytes = Buffer.from(account.data[0], 'base64')
        if (pubkey === accounts[1]) bytes[108] = 2
        return { pubkey, account: { ...account, data: [bytes.toString('base64'), 'base64'] } }
      })
      return { result: { ...result, value } }
    },
  })
  const to = fresh()
  await expect(transfer(to, 10n)).rejects.toMatchObject({ code: 'transaction/account-frozen', details: '9' })
  await expect(transfer(to, 20n)).rejects.toMatchObject({ code: 'transaction/insufficient-token-balance' })
  await transfer(to, 9n)
  expect(await held()).toEqual([0n, 10n, 0n])
})

test("sets enough compute units for each account if the node can't simulate", async () => {
  const { address, context, held, mint, transfer } = await holder([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])
  const to = fresh()
  // Creates the recipient's account first, because creating it in the transfer would leave spare units.
  await chain.mintTo(mint, to, 1n)
  const unitsFor = async (amount: bigint) =>
    (await planToken(context, address, { tokenAddress: mint, to, amount })).units
  expect(await unitsFor(36n)).toBe((await unitsFor(1n)) * 8)
  answerFor({ simulateTransaction: () => ({ error: { code: -32601, message: 'Method not found' } }) })
  await transfer(to, 36n)
  expect((await held()).every(amount => amount === 0n)).toBe(true)
})
