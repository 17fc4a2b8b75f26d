import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loaded } from '../test/loaded'
import { networkOf } from '../test/networkOf'
import { heldIn, otherAccount } from '../test/otherAccount'
import { connected } from '../test/scene'
import { type Signing, senderOf } from '../test/senderOf'
import { send } from './transfer/Transfers'
import { associatedAccount } from './transfer/tokenInstructions'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => chain.stop())

const fresh = (): string => PublicKey.unique().toBase58()
const freshList = (length: number): string[] => Array.from({ length }, fresh)

/** Account of an instruction on chain. */
interface Listed {
  readonly address: string | undefined
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** Returns the accounts of each instruction of a transaction that follow its first `count` ones. */
async function extraAccounts(hash: string, count: number): Promise<readonly (readonly Listed[])[]> {
  const found = await new Connection(chain.url).getTransaction(hash, {
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 0,
  })
  expect(found?.meta?.err).toBeNull()
  const message = found?.transaction.message
  if (!message) throw new Error('The chain has no such transaction.')
  const keys = message.getAccountKeys()
  return message.compiledInstructions
    .filter(({ accountKeyIndexes }) => accountKeyIndexes.length > count)
    .map(({ accountKeyIndexes }) =>
      accountKeyIndexes.slice(count).map(index => ({
        address: keys.get(index)?.toBase58(),
        isSigner: message.isAccountSigner(index),
        isWritable: message.isAccountWritable(index),
      })),
    )
}

const asReferences = (references: readonly string[]): readonly Listed[] =>
  references.map(address => ({ address, isSigner: false, isWritable: false }))

test.each([
  ['signs', {}],
  ['only signs and sends together', { features: ['solana:signAndSendTransaction'] }],
] as const)('lists references in a transfer of SOL with a wallet that %s', async (_, options) => {
  const { kit, wallet } = await connected(chain, options as never)
  const transfers = await loaded(kit.adapter)
  const [address = ''] = wallet.accounts
  const [to, references, caipNetwork] = [fresh(), freshList(2), networkOf(chain)]
  const value = 1_234_567n
  const query = { address, to, references, caipNetwork }
  const fee = await transfers.estimateFee({ ...query, value })
  expect(await transfers.simulateTransfer({ ...query, amount: value })).toEqual({ sent: value, received: value })
  expect(await transfers.describeTransfer({ ...query, amount: value })).toEqual([
    { kind: 'nativeTransfer', to, amount: value, method: 'Transfer' },
  ])
  const before = await chain.balanceOf(address)
  const { hash } = await transfers.sendTransaction({ ...query, value, maxFee: fee })
  expect(await extraAccounts(hash, 2)).toEqual([asReferences(references)])
  expect(await chain.balanceOf(to)).toBe(value)
  expect(before - (await chain.balanceOf(address))).toBe(value + fee)
})

test('sends the full balance with references', async () => {
  const { address, owner, leave } = await senderOf(chain, 1_000_000_000n)
  const { kit } = await connected(chain)
  const [to, references, caipNetwork] = [fresh(), freshList(1), networkOf(chain)]
  const transfers = await loaded(kit.adapter)
  const fee = await transfers.estimateFee({ address, to, value: 1_000_000_000n, references, caipNetwork })
  const { hash } = await send(owner, { to, value: 1_000_000_000n - fee, references, caipNetwork })
  expect(await extraAccounts(hash, 2)).toEqual([asReferences(references)])
  expect(await chain.balanceOf(address)).toBe(0n)
  expect(await chain.balanceOf(to)).toBe(1_000_000_000n - fee)
  leave()
})

test.each(['token', 'token2022'] as const)(
  'lists references in a transfer of %s, and creates the recipient’s account',
  async program => {
    const { kit, wallet } = await connected(chain)
    const transfers = await loaded(kit.adapter)
    const [address = ''] = wallet.accounts
    const tokenAddress = await chain.createMint({ decimals: 6, program })
    await chain.mintTo(tokenAddress, address, 1_000n)
    // The most references that a transfer can list.
    const [to, references, caipNetwork] = [fresh(), freshList(16), networkOf(chain)]
    const query = { address, to, references, tokenAddress, caipNetwork, amount: 7n }
    const fee = await transfers.estimateFee({ ...query, value: 7n })
    expect(await transfers.simulateTransfer(query)).toEqual({ sent: 7n, received: 7n })
    expect(await transfers.describeTransfer(query)).toEqual([
      expect.objectContaining({ kind: 'createTokenAccount', to }),
      { kind: 'tokenTransfer', to, amount: 7n, tokenAddress, method: 'TransferChecked' },
    ])
    const before = await chain.balanceOf(address)
    const { hash } = await transfers.sendToken({ ...query, maxFee: fee })
    const [created, moved] = await extraAccounts(hash, 4)
    expect(created).toHaveLength(2)
    expect(moved).toEqual(asReferences(references))
    expect([await chain.tokenBalanceOf(to, tokenAddress), await chain.tokenBalanceOf(address, tokenAddress)]).toEqual([
      7n,
      993n,
    ])
    expect(before - (await chain.balanceOf(address))).toBe(fee)
  },
)

test('lists references in every part of a payment from several accounts, and leaves room for them', async () => {
  const key = Keypair.generate()
  const { address, owner, leave } = await senderOf(chain, 1_000_000_000n, { key })
  const tokenAddress = await chain.createMint({ decimals: 2 })
  const caipNetwork = networkOf(chain)
  const other = await otherAccount(chain, key, tokenAddress)
  await chain.mintTo(tokenAddress, address, 10n)
  await send(owner, { to: other, amount: 10n, tokenAddress, caipNetwork })
  await chain.mintTo(tokenAddress, address, 7n)
  const to = fresh()
  const tooMany = send(owner, { to, amount: 17n, tokenAddress, caipNetwork, references: freshList(13) })
  await expect(tooMany).rejects.toMatchObject({ code: 'transaction/insufficient-token-balance', details: '10' })
  const references = freshList(12)
  const { hash } = await send(owner, { to, amount: 17n, tokenAddress, caipNetwork, references })
  const [, ...moved] = await extraAccounts(hash, 4)
  expect(moved).toEqual([asReferences(references), asReferences(references)])
  expect(await chain.tokenBalanceOf(to, tokenAddress)).toBe(17n)
  const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  expect(await heldIn(chain, other)).toBe(0n)
  expect(await heldIn(chain, associatedAccount(address, tokenAddress, program))).toBe(0n)
  leave()
})

test.each([
  ['that is empty', ['']],
  ['that isn’t base58', ['order-1']],
  ['of 31 bytes', ['4'.repeat(42)]],
  ['of 64 bytes', ['4'.repeat(87)]],
  ['after a valid one', [fresh(), '0x12']],
  ['too many', freshList(17)],
])('rejects a reference %s before the wallet request', async (_, references) => {
  const { kit, wallet } = await connected(chain)
  const transfers = await loaded(kit.adapter)
  const [address = ''] = wallet.accounts
  const tokenAddress = await chain.createMint({ decimals: 2 })
  await chain.mintTo(tokenAddress, address, 5n)
  const requestCount = wallet.requests.length
  const query = { address, to: fresh(), amount: 5n, value: 1_000_000n, references, caipNetwork: networkOf(chain) }
  for (const attempt of [
    () => transfers.sendTransaction(query),
    () => transfers.sendToken({ ...query, tokenAddress }),
    () => transfers.estimateFee(query),
    () => transfers.simulateTransfer(query),
    () => transfers.describeTransfer({ ...query, tokenAddress }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'transaction/invalid-reference' })
  expect(wallet.requests).toHaveLength(requestCount)
  expect(await chain.balanceOf(query.to)).toBe(0n)
})

test.each<readonly [what: string, change: Signing]>([
  ['removes', ({ instructions }) => void instructions.at(-1)?.keys.pop()],
  [
    'replaces',
    ({ instructions }) =>
      void instructions.at(-1)?.keys.splice(-1, 1, { pubkey: PublicKey.unique(), isSigner: false, isWritable: false }),
  ],
])('sends nothing if the wallet %s a reference', async (_, signing) => {
  const { owner, leave } = await senderOf(chain, 1_000_000_000n, { signing })
  const to = fresh()
  const sending = send(owner, { to, value: 1_000_000n, references: freshList(2), caipNetwork: networkOf(chain) })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/changed' })
  expect(await chain.balanceOf(to)).toBe(0n)
  leave()
})
