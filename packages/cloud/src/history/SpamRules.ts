import { z } from 'zod'
import type { AccountTransaction, Movement } from './AccountTransaction'
import { isThirdPartyTransaction } from './isThirdPartyTransaction'

/** What an operator takes for spam on a chain. What isn't set has its default. */
export interface SpamSettings {
  /** Contracts or mints whose transfers are spam, whatever they say. Default: none. */
  readonly tokens?: readonly string[] | undefined
  /** Regular expressions for names and symbols of tokens, in any case. Default: web addresses and calls to claim something. */
  readonly names?: readonly string[] | undefined
  /** Whether a transfer of nothing that a third party made is spam, as with addresses that imitate another. Default true. */
  readonly zeroValue?: boolean | undefined
  /**
   * Whether what leaves an account in a third party's transaction is spam, unless the operator lists the token: any contract can say of any account that
   * it sent something. It also marks what an approved spender or the relayer of a smart account moved, so it begins once the chain has a list of tokens;
   * those are never marked by it, nor is an NFT. Default true.
   */
  readonly unlistedOut?: boolean | undefined
}

const expression = z
  .string()
  .min(1)
  .max(500)
  .refine(text => compiled(text) !== undefined, 'is no regular expression')

export const spamSettingsSchema: z.ZodType<SpamSettings> = z.strictObject({
  tokens: z.array(z.string().max(100)).max(100_000).optional(),
  names: z.array(expression).max(1000).optional(),
  zeroValue: z.boolean().optional(),
  unlistedOut: z.boolean().optional(),
})

const NAMES = [
  'https?:|www\\.|t\\.me/',
  '[a-z0-9-]\\.(com|org|net|io|xyz|app|site|top|claim|gift|cc|ru|link|click|vip|fun)\\b',
  '\\b(claim|visit|redeem|airdrop|voucher|giveaway|reward)s?\\b',
]

export interface NamedToken {
  readonly name: string
  readonly symbol: string
  readonly isSpam?: boolean | undefined
}

/** Says of a movement whether it is spam. */
export class SpamRules {
  readonly #tokens: ReadonlySet<string>
  readonly #names: readonly RegExp[]
  readonly #zeroValue: boolean
  readonly #unlistedOut: boolean
  readonly #listed: ReadonlySet<string>

  /** @param listed - addresses of the tokens that the operator vouches for. */
  constructor(
    { tokens = [], names = NAMES, zeroValue = true, unlistedOut = true }: SpamSettings = {},
    listed: readonly string[] = [],
  ) {
    this.#listed = new Set(listed.map(token => token.toLowerCase()))
    this.#tokens = new Set(tokens.map(token => token.toLowerCase()))
    this.#names = names.flatMap(name => compiled(name) ?? [])
    this.#zeroValue = zeroValue
    // Without a list nothing tells the real coin from one that only bears its name.
    this.#unlistedOut = unlistedOut && listed.length > 0
  }

  /** @param account - whose history it is, as the transaction spells it. */
  isSpam(movement: Movement, token: NamedToken | undefined, transaction: AccountTransaction, account: string): boolean {
    const isStrangers = isThirdPartyTransaction(transaction, account)
    if (this.#zeroValue && movement.amount === 0n && isStrangers) return true
    if (movement.token === undefined) return false
    const address = movement.token.toLowerCase()
    if (this.#tokens.has(address) || token?.isSpam === true) return true
    const isClaim = movement.direction === 'out' && movement.kind === 'fungible' && isStrangers
    if (this.#unlistedOut && isClaim && !this.#listed.has(address)) return true
    return token !== undefined && this.#names.some(name => name.test(token.name) || name.test(token.symbol))
  }
}

function compiled(text: string): RegExp | undefined {
  try {
    return new RegExp(text, 'i')
  } catch {
    return undefined
  }
}
