import { expect, test } from 'vitest'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainAnswer, ChainCall } from '../../chains/ChainRpc'
import type { Token } from '../../tokens/Token'
import type { Asset } from '../Asset'
import { SolanaAssets } from './SolanaAssets'

const CHAIN = 'solana:local'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const OTHER = 'So11111111111111111111111111111111111111112'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

const tokenAccount = (mint: string, amount: string, decimals = 6): unknown => ({
  pubkey: amount,
  account: { data: { parsed: { type: 'account', info: { mint, tokenAmount: { amount, decimals } } } } },
})

/** Reads the assets of an owner with the given token accounts of each program. */
function assetsOf(
  lamports: unknown,
  accounts: { readonly first?: readonly unknown[]; readonly newer?: readonly unknown[] | ChainAnswer },
): Promise<readonly Asset[]> {
  const answerOf = ({ method, params }: ChainCall): ChainAnswer => {
    if (method === 'getBalance') return { result: { value: lamports } }
    const [, { programId }] = params as [string, { programId: string }]
    const { first = [], newer = [] } = accounts
    if (programId !== TOKEN_2022) return { result: { value: first } }
    return 'error' in newer ? newer : { result: { value: newer } }
  }
  const batch = async (_chainId: string, calls: readonly ChainCall[]): Promise<ChainAnswer[]> => calls.map(answerOf)
  const describe = async (): Promise<Map<string, Token>> => new Map<string, Token>()
  const { signal } = new AbortController()
  return new SolanaAssets({ batch }, { describe }).read({ chainId: CHAIN, account: 'owner', named: [], signal })
}

const amounts = (assets: readonly Asset[]): unknown => assets.map(({ token, units }) => [token?.address, units])

test('sums the accounts of a mint and omits empty ones', async () => {
  const first = [
    tokenAccount(USDC, '18446744073709551615'),
    tokenAccount(OTHER, '0'),
    tokenAccount(USDC, '18446744073709551615'),
  ]
  const assets = await assetsOf(5, { first, newer: [tokenAccount(OTHER, '1', 0)] })
  expect(amounts(assets)).toEqual([
    [undefined, 5n],
    [USDC, 2n ** 65n - 2n],
    [OTHER, 1n],
  ])
})

test('returns the tokens of an owner without SOL', async () => {
  expect(amounts(await assetsOf(0, { first: [tokenAccount(USDC, '7')] }))).toEqual([[USDC, 7n]])
})

test.each<[string, Parameters<typeof assetsOf>]>([
  ['rejects the request for one program', [5, { newer: { error: new ChainRefused(CHAIN, -32_602, 'no') } }]],
  ['returns an invalid amount', [5, { first: [tokenAccount(USDC, '-1')] }]],
  ['returns an invalid balance', ['much', {}]],
])('a node that %s fails the read instead of hiding assets', async (_, query) => {
  await expect(assetsOf(...query)).rejects.toThrow()
})
