import { z } from 'zod'
import type { AccountTransaction, Movement } from './AccountTransaction'

/** What an operator takes for spam on a chain. What isn't set has its default. */
export interface SpamSettings {
  /** Contracts or mints whose transfers are spam, whatever they say. Default: none. */
  readonly tokens?: readonly string[] | undefined
  /** Regular expressions for names and symbols of tokens, in any case. Default: web addresses and calls to claim something. */
  readonly names?: readonly string[] | undefined
  /** Whether a transfer of nothing that somebody else made is spam, as with addresses that imitate another. Default true. */
  readonly zeroValue?: boolean | undefined
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

  constructor({ tokens = [], names = NAMES, zeroValue = true }: SpamSettings = {}) {
    this.#tokens = new Set(tokens.map(token => token.toLowerCase()))
    this.#names = names.flatMap(name => compiled(name) ?? [])
    this.#zeroValue = zeroValue
  }

  /** @param account - whose history it is, as the transaction spells it. */
  isSpam(movement: Movement, token: NamedToken | undefined, { from }: AccountTransaction, account: string): boolean {
    if (movement.token === undefined) return false
    if (this.#tokens.has(movement.token.toLowerCase()) || token?.isSpam === true) return true
    if (this.#zeroValue && movement.amount === 0n && from !== account) return true
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
