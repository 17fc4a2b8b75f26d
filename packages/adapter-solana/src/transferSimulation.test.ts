import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { PublicKey, SystemInstruction, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerFor } from '../test/answerFor'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { networkOf } from '../test/networkOf'
import { connected } from '../test/scene'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => chain.stop())

const fresh = (): string => PublicKey.unique().toBase58()
const payer = () => chain.accounts[0].address
const adapter = () => loaded(createTestKit([networkOf(chain)]).adapter)
const transferOf = (to: string, amount: bigint, tokenAddress?: string) => ({
  address: payer(),
  to,
  amount,
  tokenAddress,
  caipNetwork: networkOf(chain),
})

/** Creates a token and mints a balance for the first account. */
async function heldToken(options: Omit<Parameters<SolanaChain['createMint']>[0], 'decimals'> = {}): Promise<string> {
  const mint = await chain.createMint({ decimals: 6, ...options })
  await chain.mintTo(mint, payer(), 1_000_000n)
  return mint
}

test.each([
  ['the original program', { program: 'token' }],
  ['Token-2022', { program: 'token2022' }],
] as const)('reports the full amount for a token of %s, even without a recipient account', async (_, options) => {
  const [mint, to] = [await heldToken(options), fresh()]
  const transfers = await adapter()
  const tried = () => transfers.simulateTransfer(transferOf(to, 1_000n, mint))
  expect(await tried()).toEqual({ sent: 1_000n, received: 1_000n })
  expect(await chain.tokenBalanceOf(to, mint)).toBe(0n)
  await chain.mintTo(mint, to, 5n)
  expect(await tried()).toEqual({ sent: 1_000n, received: 1_000n })
})

test('reports less than the sent amount for a token with a fee, and the transfer confirms it', async () => {
  const mint = await heldToken({ transferFee: { basisPoints: 250, maximum: 1_000n } })
  const adapter = await loaded((await connected(chain)).kit.adapter)
  for (const [amount, received] of [
    [1_000n, 975n],
    // Capped by the maximum fee.
    [100_000n, 99_000n],
  ] as const) {
    const to = fresh()
    const transfer = transferOf(to, amount, mint)
    expect(await adapter.simulateTransfer(transfer)).toEqual({ sent: amount, received })
    const before = await chain.tokenBalanceOf(payer(), mint)
    await adapter.sendToken({ tokenAddress: mint, to, amount, caipNetwork: networkOf(chain) })
    expect(await chain.tokenBalanceOf(to, mint)).toBe(received)
    expect(await chain.tokenBalanceOf(payer(), mint)).toBe(before - amount)
  }
})

test('reports why a transfer would fail, and the full amount for SOL', async () => {
  const transfers = await adapter()
  const trying = (to: string, amount: bigint, mint?: string) => transfers.simulateTransfer(transferOf(to, amount, mint))
  expect(await trying(fresh(), 5_000_000n)).toEqual({ sent: 5_000_000n, received: 5_000_000n })
  expect(await trying(payer(), 5_000_000n)).toEqual({ sent: 5_000_000n, received: 5_000_000n })
  await expect(trying(fresh(), 1n)).rejects.toMatchObject({ code: 'transaction/insufficient-rent' })
  await expect(trying(fresh(), 2n ** 62n)).rejects.toMatchObject({ code: 'transaction/insufficient-funds' })
  const tooMuch = trying(fresh(), 1_000_001n, await heldToken())
  await expect(tooMuch).rejects.toMatchObject({ code: 'transaction/insufficient-token-balance' })
})

test.each(['transferHook', 'nonTransferable'] as const)(
  'rejects a token that can’t be sent (%s) before the wallet request',
  async kind => {
    const mint = await heldToken(kind === 'transferHook' ? { transferHook: fresh() } : { nonTransferable: true })
    const transfer = transferOf(fresh(), 1n, mint)
    const { kit, wallet } = await connected(chain)
    const adapter = await loaded(kit.adapter)
    const requestCount = wallet.requests.length
    const unsupported = { code: 'token/unsupported' }
    await expect(adapter.simulateTransfer(transfer)).rejects.toMatchObject(unsupported)
    await expect(adapter.describeTransfer(transfer)).rejects.toMatchObject(unsupported)
    await expect(adapter.sendToken({ ...transfer, tokenAddress: mint })).rejects.toMatchObject(unsupported)
    expect(wallet.requests).toHaveLength(requestCount)
  },
)

test("reports no received amount if the node can't simulate or the balances are inconsistent", async () => {
  const mint = await heldToken()
  const transfers = await adapter()
  const trying = () => transfers.simulateTransfer(transferOf(fresh(), 1_000n, mint))
  answerFor({ simulateTransaction: () => ({ error: { code: -32601, message: 'Method not found' } }) })
  expect(await trying()).toBeUndefined()
  vi.unstubAllGlobals()
  answerFor({ getMultipleAccounts: () => ({ result: { value: [null, null] } }) })
  expect(await trying()).toBeUndefined()
})

/** Returns a token account with a balance. */
function asset(amount: bigint) {
  const bytes = Buffer.alloc(165)
  bytes.writeBigUInt64LE(amount, 64)
  return { owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', data: [bytes.toString('base64'), 'base64'] }
}

test.each<[string, readonly [bigint, bigint], readonly [bigint, bigint], bigint | undefined]>([
  ['the full amount', [5_000n, 10n], [4_000n, 1_010n], 1_000n],
  ['a part of the amount', [5_000n, 10n], [4_000n, 910n], 900n],
  ['nothing', [5_000n, 10n], [4_000n, 10n], 0n],
  ['more than the full amount', [5_000n, 10n], [4_000n, 1_011n], undefined],
  ['a negative amount', [5_000n, 10n], [4_000n, 9n], undefined],
  ['a payer who paid a different amount', [5_000n, 10n], [4_001n, 1_010n], undefined],
])('reports the received amount only if the balances are consistent: %s', async (_, before, after, received) => {
  const mint = await heldToken()
  const transfers = await adapter()
  answerFor({
    getMultipleAccounts: () => ({ result: { value: before.map(asset) } }),
    simulateTransaction: () => ({ result: { value: { err: null, accounts: after.map(asset) } } }),
  })
  const expected = received === undefined ? undefined : { sent: 1_000n, received }
  expect(await transfers.simulateTransfer(transferOf(fresh(), 1_000n, mint))).toEqual(expected)
})

test('simulates again if a balance changes, and reports nothing if the node returns none', async () => {
  const mint = await heldToken()
  const transfers = await adapter()
  let looks = 0
  answerFor({
    getMultipleAccounts({ pass }) {
      looks += 1
      return looks > 1 ? pass() : { result: { value: [null, null] } }
    },
  })
  expect(await transfers.simulateTransfer(transferOf(fresh(), 1_000n, mint))).toEqual({
    sent: 1_000n,
    received: 1_000n,
  })
  vi.unstubAllGlobals()
  answerFor({ simulateTransaction: () => ({ result: { value: { err: null, accounts: null } } }) })
  expect(await transfers.simulateTransfer(transferOf(fresh(), 1_000n, mint))).toBeUndefined()
})

test('reports the full amount for a token sent to its sender', async () => {
  const mint = await heldToken()
  const transfers = await adapter()
  expect(await transfers.simulateTransfer(transferOf(payer(), 1_000n, mint))).toEqual({
    sent: 1_000n,
    received: 1_000n,
  })
})

test('rejects if the node does not answer', async () => {
  const caipNetwork = { ...networkOf(chain), rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
  const failed = { code: 'transaction/simulation-unavailable' }
  const transfers = await adapter()
  const trying = transfers.simulateTransfer({ ...transferOf(fresh(), 1_000_000n), caipNetwork })
  await expect(trying).rejects.toMatchObject(failed)
  const lookup = transfers.isContract({ address: payer(), caipNetwork })
  await expect(lookup).rejects.toMatchObject({ code: 'account/lookup-failed' })
})

test('treats programs and the accounts they own as contracts, but not accounts of keys', async () => {
  const transfers = await adapter()
  const isContract = (address: string) => transfers.isContract({ address, caipNetwork: networkOf(chain) })
  expect(await isContract('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toBe(true)
  expect(await isContract(await heldToken())).toBe(true)
  expect(await isContract(payer())).toBe(false)
  expect(await isContract(fresh())).toBe(false)
})

test('describes the transaction that the wallet signs', async () => {
  const { kit, wallet } = await connected(chain)
  const adapter = await loaded(kit.adapter)
  const [mint, to] = [await heldToken({ transferFee: { basisPoints: 100 } }), fresh()]
  const { rent, ...token } = { rent: expect.any(BigInt), kind: 'tokenTransfer', to, amount: 7n, tokenAddress: mint }
  const opening = { kind: 'createTokenAccount', to, amount: rent, tokenAddress: mint, method: 'CreateIdempotent' }
  const moving = { ...token, method: 'TransferChecked' }
  expect(await adapter.describeTransfer(transferOf(to, 7n, mint))).toEqual([opening, moving])
  const fee = await adapter.estimateFee({ ...transferOf(to, 0n, mint), value: 7n })
  const [opened] = await adapter.describeTransfer(transferOf(to, 7n, mint))
  expect(fee - (opened?.amount ?? 0n)).toBe(5_000n)
  await adapter.sendToken({ tokenAddress: mint, to, amount: 7n, caipNetwork: networkOf(chain) })
  expect(await adapter.describeTransfer(transferOf(to, 7n, mint))).toEqual([moving])

  const [coins] = await adapter.describeTransfer(transferOf(to, 1_234_567n))
  expect(coins).toEqual({ kind: 'nativeTransfer', to, amount: 1_234_567n, method: 'Transfer' })
  await adapter.sendTransaction({ to, value: 1_234_567n, caipNetwork: networkOf(chain) })
  const signed = wallet.requests.at(-1)?.params[0] as { readonly transaction: string } | undefined
  // Parses the transaction with a library that the adapter doesn't use for this.
  const instruction = Transaction.from(Buffer.from(signed?.transaction ?? '', 'base64')).instructions.find(
    ({ programId }) => programId.equals(SystemProgram.programId),
  )
  if (!instruction) throw new Error('The wallet received no transfer request.')
  const { toPubkey, lamports } = SystemInstruction.decodeTransfer(instruction)
  expect([toPubkey.toBase58(), lamports]).toEqual([coins?.to, coins?.amount])
})

test('reserves only the fee for sending the full balance', async () => {
  const transfers = await adapter()
  expect([transfers.feeReserve(0n), transfers.feeReserve(5_000n)]).toEqual([0n, 5_000n])
})

test('sends no request for an invalid address', async () => {
  const invalid = { code: 'transaction/invalid-address' }
  const transfers = await adapter()
  await expect(transfers.simulateTransfer(transferOf('0x12', 1n))).rejects.toMatchObject(invalid)
  await expect(transfers.describeTransfer(transferOf(fresh(), 1n, 'bc1q'))).rejects.toMatchObject(invalid)
})

test('returns a Solana Pay URI for an address', async () => {
  const address = payer()
  const transfers = await adapter()
  expect(transfers.addressUri({ address, caipNetwork: networkOf(chain) })).toBe(`solana:${address}`)
})
