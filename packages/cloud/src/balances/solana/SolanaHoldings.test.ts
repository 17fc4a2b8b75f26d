import { expect, test } from 'vitest'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainAnswer, ChainCall } from '../../chains/ChainRpc'
import type { Token } from '../../tokens/Token'
import type { Holding } from '../Holding'
import { SolanaHoldings } from './SolanaHoldings'

const CHAIN = 'solana:local'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const OTHER = 'So11111111111111111111111111111111111111112'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

const tokenAccount = (mint: string, amount: string, decimals = 6): unknown => ({
  pubkey: amount,
  account: { data: { parsed: { type: 'account', info: { mint, tokenAmount: { amount, decimals } } } } },
})

/** A chain on which an owner has these accounts of each program. */
function holdingsOf(
  lamports: unknown,
  accounts: { readonly first?: readonly unknown[]; readonly newer?: readonly unknown[] | ChainAnswer },
): Promise<readonly Holding[]> {
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
  return new SolanaHoldings({ batch }, { describe }).read({ chainId: CHAIN, account: 'owner', named: [], signal })
}

const amounts = (holdings: readonly Holding[]): unknown => holdings.map(({ token, units }) => [token?.address, units])

test('all accounts of a mint are one amount, and empty ones are none', async () => {
  const first = [
    tokenAccount(USDC, '18446744073709551615'),
    tokenAccount(OTHER, '0'),
    tokenAccount(USDC, '18446744073709551615'),
  ]
  const holdings = await holdingsOf(5, { first, newer: [tokenAccount(OTHER, '1', 0)] })
  expect(amounts(holdings)).toEqual([
    [undefined, 5n],
    [USDC, 2n ** 65n - 2n],
    [OTHER, 1n],
  ])
})

test('an owner of tokens without SOL holds the tokens', async () => {
  expect(amounts(await holdingsOf(0, { first: [tokenAccount(USDC, '7')] }))).toEqual([[USDC, 7n]])
})

test.each<[string, Parameters<typeof holdingsOf>]>([
  ['refuses one of the programs', [5, { newer: { error: new ChainRefused(CHAIN, -32_602, 'no') } }]],
  ['says an amount that is none', [5, { first: [tokenAccount(USDC, '-1')] }]],
  ['gives a balance that is none', ['much', {}]],
])('a node that %s has told of no holdings, not of fewer', async (_, question) => {
  await expect(holdingsOf(...question)).rejects.toThrow()
})
