import { z } from 'zod'
import type { AccountTransaction, Movement } from './AccountTransaction'
import { isThirdPartyTransaction } from './isThirdPartyTransaction'

/** Spam rules of a chain. Omitted fields use the defaults. */
export interface SpamSettings {
  /** Contracts or mints whose transfers are always spam. Balances omit them. Default: none. */
  readonly tokens?: readonly string[] | undefined
  /**
   * Case-insensitive regular expressions for the names and symbols of spam tokens. Default: web addresses, and words
   * such as "claim" or "airdrop".
   */
  readonly names?: readonly string[] | undefined
  /** Whether a zero transfer by a third party is spam, as in address poisoning. Default: true. */
  readonly zeroValue?: boolean | undefined
  /**
   * Whether outgoing transfers in a third party's transaction are spam unless the operator lists the token. Any
   * contract can claim that an account sent something. This rule also matches transfers by an approved spender or a
   * smart account's relayer, so it applies only to chains with a token list. It never marks listed tokens or NFTs.
   * Default: true.
   */
  readonly unlistedOut?: boolean | undefined
}

const expression = z
  .string()
  .min(1)
  .max(500)
  .refine(text => compiled(text) !== undefined, "isn't a regular expression")

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

/** Decides whether a movement of an asset is spam. */
export class SpamRules {
  readonly #tokens: ReadonlySet<string>
  readonly #names: readonly RegExp[]
  readonly #zeroValue: boolean
  readonly #unlistedOut: boolean
  readonly #listed: ReadonlySet<string>

  /** @param listed - Addresses of the tokens that the operator lists. */
  constructor(
    { tokens = [], names = NAMES, zeroValue = true, unlistedOut = true }: SpamSettings = {},
    listed: readonly string[] = [],
  ) {
    this.#listed = new Set(listed.map(token => token.toLowerCase()))
    this.#tokens = new Set(tokens.map(token => token.toLowerCase()))
    this.#names = names.flatMap(name => compiled(name) ?? [])
    this.#zeroValue = zeroValue
    // Without a token list, a genuine token can't be distinguished from a counterfeit.
    this.#unlistedOut = unlistedOut && listed.length > 0
  }

  /**
   * Returns whether a movement is spam.
   *
   * @param account - Owner of the history, as spelled in the transaction.
   */
  isSpam(movement: Movement, token: NamedToken | undefined, transaction: AccountTransaction, account: string): boolean {
    const isThirdParty = isThirdPartyTransaction(transaction, account)
    if (this.#zeroValue && movement.amount === 0n && isThirdParty) return true
    if (movement.token === undefined) return false
    const address = movement.token.toLowerCase()
    if (this.#tokens.has(address) || token?.isSpam === true) return true
    const isClaim = movement.direction === 'out' && movement.kind === 'fungible' && isThirdParty
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
