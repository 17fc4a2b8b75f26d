import { OnrampFailure } from '../OnrampFailure'
import type { OnrampInput, OnrampMethodLimits, OnrampOptions } from '../OnrampProvider'

/** A payment method with the provider's code. */
export interface ListedMethod extends OnrampMethodLimits {
  readonly code: string
}

/** Assets and payment methods of a provider in a market, with its codes. */
export class Listing<Code> {
  readonly #assets: ReadonlyMap<string, Code>
  readonly #payments: Readonly<Record<string, readonly ListedMethod[]>>

  /**
   * @param assets - The provider's code by asset.
   * @param payments - Payment methods by ISO 4217 currency code. Of methods with the same name, the first counts.
   */
  constructor(assets: ReadonlyMap<string, Code>, payments: Readonly<Record<string, readonly ListedMethod[]>>) {
    this.#assets = assets
    const usable = Object.entries(payments).map(([currency, methods]) => [currency, firstByName(methods)] as const)
    this.#payments = Object.fromEntries(usable.filter(([, methods]) => methods.length > 0))
  }

  /** The offer for users. Undefined if nothing is sold. */
  get options(): OnrampOptions | undefined {
    const payments = Object.entries(this.#payments).map(([currency, methods]) => {
      return [currency, methods.map(({ method, min, max }) => ({ method, min, max }))] as const
    })
    if (this.#assets.size === 0 || payments.length === 0) return undefined
    return { assets: [...this.#assets.keys()], payments: Object.fromEntries(payments) }
  }

  /**
   * Returns the provider's codes for a purchase.
   *
   * @throws OnrampFailure if the country, the asset, the currency, the method or the amount isn't supported.
   */
  require(input: OnrampInput): { readonly asset: Code; readonly method: ListedMethod } {
    const found = this.find(input)
    requireWithin(input.total, found.method)
    return found
  }

  /**
   * Returns the provider's codes for a purchase, whatever its amount.
   *
   * @throws OnrampFailure if the country, the asset, the currency or the method isn't supported.
   */
  find(input: OnrampInput): { readonly asset: Code; readonly method: ListedMethod } {
    if (Object.keys(this.#payments).length === 0) throw new OnrampFailure('unsupported-country')
    const asset = this.#assets.get(input.asset)
    if (asset === undefined) throw new OnrampFailure('unsupported-asset')
    const methods = Object.hasOwn(this.#payments, input.currency) ? this.#payments[input.currency] : undefined
    if (!methods) throw new OnrampFailure('unsupported-currency')
    const method = methods.find(one => one.method === input.method)
    if (!method) throw new OnrampFailure('unsupported-method')
    return { asset, method }
  }
}

/**
 * Checks an amount against limits.
 *
 * @throws OnrampFailure `amount-too-low` or `amount-too-high` with the limits.
 */
export function requireWithin(total: bigint, { min, max }: Pick<OnrampMethodLimits, 'min' | 'max'>): void {
  if (total < min) throw new OnrampFailure('amount-too-low', undefined, { min, max })
  if (total > max) throw new OnrampFailure('amount-too-high', undefined, { min, max })
}

function firstByName(methods: readonly ListedMethod[]): readonly ListedMethod[] {
  return methods.filter(({ method }, index) => methods.findIndex(other => other.method === method) === index)
}
