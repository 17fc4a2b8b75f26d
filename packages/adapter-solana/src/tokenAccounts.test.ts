import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { Keypair, PublicKey } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { networkOf } from '../test/networkOf'
import { heldIn, otherAccount } from '../test/otherAccount'
import { senderOf } from '../test/senderOf'
import { isSolanaAddress } from './isSolanaAddress'
import { tokenPrograms } from './rpc/tokenAccounts'
import { send } from './transfer/Transfers'
import { associatedAccount } from './transfer/tokenInstructions'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => chain.stop())

const sol = 1_000_000_000n
const [program = ''] = tokenPrograms
const fresh = (): string => PublicKey.unique().toBase58()

async function scene(decimals = 0) {
  const key = Keypair.generate()
  const alice = await senderOf(chain, sol, { key })
  const mint = await chain.createMint({ decimals })
  const transfer = (to: string, amount: bigint, tokenAddress = mint) =>
    send(alice.owner, { to, amount, tokenAddress, caipNetwork: networkOf(chain) })
  return { ...alice, key, mint, transfer }
}

test('sends from the associated account if it has enough, or else from another one, and rejects more than the total', async () => {
  const { address, key, mint, transfer } = await scene()
  const usual = associatedAccount(address, mint, program)
  const others = [await otherAccount(chain, key, mint), await otherAccount(chain, key, mint)]
  for (const other of others) {
    await chain.mintTo(mint, address, 10n)
    await transfer(other, 10n)
  }
  await chain.mintTo(mint, address, 7n)
  const held = () => Promise.all([usual, ...others].map(account => heldIn(chain, account)))
  expect(await held()).toEqual([7n, 10n, 10n])
  const to = fresh()
  await transfer(to, 3n)
  expect(await held()).toEqual([4n, 10n, 10n])
  await transfer(to, 5n)
  expect((await held()).toSorted((a, b) => Number(a - b))).toEqual([4n, 5n, 10n])
  await transfer(to, 4n)
  expect((await held()).toSorted((a, b) => Number(a - b))).toEqual([0n, 5n, 10n])
  await expect(transfer(to, 16n)).rejects.toMatchObject({ code: 'transaction/insufficient-token-balance' })
  expect(await chain.tokenBalanceOf(to, mint)).toBe(12n)
})

test('sends to a recipient that is an account of the token, and rejects an account of another token', async () => {
  const { address, key, mint, transfer, ...alice } = await scene()
  await chain.mintTo(mint, address, 10n)
  const account = await otherAccount(chain, key, mint)
  await transfer(account, 10n)
  expect(await heldIn(chain, account)).toBe(10n)
  expect(await chain.tokenBalanceOf(account, mint)).toBe(0n)
  const another = await chain.createMint({ decimals: 0 })
  const wrong = await otherAccount(chain, key, another)
  const requestCount = alice.requestCount
  await expect(transfer(wrong, 1n)).rejects.toMatchObject({ code: 'transaction/invalid-recipient' })
  expect(alice.requestCount).toBe(requestCount)
})

test.each([0, 2, 9])('sends a token with %i decimals in base units', async decimals => {
  const { address, mint, transfer } = await scene(decimals)
  await chain.mintTo(mint, address, 123n)
  const to = fresh()
  await transfer(to, 122n)
  expect(await chain.tokenBalanceOf(to, mint)).toBe(122n)
})

test('sends the largest amount of a token', async () => {
  const { address, mint, transfer } = await scene()
  const [all, to] = [2n ** 64n - 1n, fresh()]
  await chain.mintTo(mint, address, all)
  await transfer(to, all)
  expect(await chain.tokenBalanceOf(to, mint)).toBe(all)
})

test('accepts a recipient’s account that is created in the meantime', async () => {
  const [to, mint] = [fresh(), await chain.createMint({ decimals: 0 })]
  const { address, owner } = await senderOf(chain, sol, { signing: () => chain.mintTo(mint, to, 1n) })
  await chain.mintTo(mint, address, 5n)
  await send(owner, { to, amount: 5n, tokenAddress: mint, caipNetwork: networkOf(chain) })
  expect(await chain.tokenBalanceOf(to, mint)).toBe(6n)
})

test('rejects an invalid recipient, token or payer', async () => {
  const { address, owner } = await senderOf(chain, 0n)
  const input = { to: fresh(), amount: 1n, tokenAddress: fresh(), caipNetwork: networkOf(chain) }
  const terms = { ...owner, isAddress: isSolanaAddress }
  const invalid = { code: 'transaction/invalid-address' }
  await expect(send(terms, { ...input, to: '0x12' })).rejects.toMatchObject(invalid)
  await expect(send(terms, { ...input, tokenAddress: 'bc1q' })).rejects.toMatchObject(invalid)
  await expect(send({ ...terms, address: '' }, input)).rejects.toMatchObject(invalid)
  expect(isSolanaAddress(address)).toBe(true)
})
