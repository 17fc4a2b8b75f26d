import { z } from 'zod'
import type { ChainAnswer, ChainRpc } from '../../chains/ChainRpc'
import { exactIntegerSchema } from '../../chains/exactInteger'
import type { Token } from '../../tokens/Token'
import type { TokenRegistry } from '../../tokens/TokenRegistry'
import type { Asset, AssetsQuery, AssetsReader } from '../Asset'

/** The token programs: the original one and Token-2022. */
const PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

const balanceSchema = z.object({ value: exactIntegerSchema })
const accountsSchema = z.object({
  value: z.array(
    z.object({
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              mint: z.string().min(32).max(44),
              tokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/), decimals: z.int().min(0).max(255) }),
            }),
          }),
        }),
      }),
    }),
  ),
})

interface Sum {
  readonly units: bigint
  readonly decimals: number
}

/** Reads SOL and the tokens of all token accounts of an owner. */
export class SolanaAssets implements AssetsReader {
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #tokens: Pick<TokenRegistry, 'describe'>

  constructor(rpc: Pick<ChainRpc, 'batch'>, tokens: Pick<TokenRegistry, 'describe'>) {
    this.#rpc = rpc
    this.#tokens = tokens
  }

  async read({ chainId, account, signal }: AssetsQuery): Promise<readonly Asset[]> {
    const commitment = 'confirmed'
    const [balance, ...lists] = await this.#rpc.batch(
      chainId,
      [
        { method: 'getBalance', params: [account, { commitment }] },
        ...PROGRAMS.map(programId => ({
          method: 'getTokenAccountsByOwner',
          params: [account, { programId }, { encoding: 'jsonParsed', commitment }],
        })),
      ],
      signal,
    )
    const lamports = balanceSchema.parse(resultOf(balance)).value
    const sums = sumsOf(lists.map(resultOf))
    const known = await this.#tokens.describe(chainId, [...sums.keys()], signal)
    const held = [...sums].map(([mint, { units, decimals }]) => ({
      chainId,
      token: { ...(known.get(mint) ?? nameless(chainId, mint)), decimals },
      units,
    }))
    return [...(lamports > 0n ? [{ chainId, units: lamports }] : []), ...held]
  }
}

/** Sums the token accounts by mint, because an owner may have several accounts per mint. */
function sumsOf(lists: readonly unknown[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const { account } of lists.flatMap(list => accountsSchema.parse(list).value)) {
    const { mint, tokenAmount } = account.data.parsed.info
    const units = BigInt(tokenAmount.amount)
    if (units === 0n) continue
    sums.set(mint, { units: (sums.get(mint)?.units ?? 0n) + units, decimals: tokenAmount.decimals })
  }
  return sums
}

/** Returns a token for a mint without a name. Most mints have no name, but their balances still count. */
function nameless(chainId: string, mint: string): Token {
  const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  return { chainId, address: mint, name: short, symbol: short, decimals: 0 }
}

/**
 * Returns the result of a call.
 *
 * @throws ChainRefused if the node rejected the call.
 */
function resultOf(answer: ChainAnswer | undefined): unknown {
  if (answer?.error) throw answer.error
  return answer?.result
}
