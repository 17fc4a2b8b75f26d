import { methodsFor, type OnrampCatalog } from '../market/OnrampCatalog'
import { statesOf } from '../market/states'
import type { OnrampDraft } from './OnrampDraft'

/** The first input that a quote needs. */
export type OnrampBlocker =
  | 'account'
  | 'country'
  | 'subdivision'
  | 'asset'
  | 'currency'
  | 'method'
  | 'amount'
  | 'invalidAmount'
  | 'tooLow'
  | 'tooHigh'

/**
 * Returns the first input that is missing or can't be right. Undefined if the form is complete.
 *
 * @example
 * ```ts
 * import { blockerOf, type OnrampDraft } from '@openappkit/onramp'
 *
 * export function isComplete(draft: OnrampDraft): boolean {
 *   return blockerOf(draft, undefined) === undefined
 * }
 * ```
 */
export function blockerOf(draft: OnrampDraft, catalog: OnrampCatalog | undefined): OnrampBlocker | undefined {
  const { account, amount, amountText, asset, country, currency, method, subdivision } = draft
  if (!account) return 'account'
  if (country === undefined) return 'country'
  if (subdivision === undefined && statesOf(country).length > 0) return 'subdivision'
  if (!asset) return 'asset'
  if (currency === undefined) return 'currency'
  if (method === undefined) return 'method'
  if (amountText.trim() === '' || amount === 0n) return 'amount'
  if (amount === undefined) return 'invalidAmount'
  const limits = catalog && methodsFor(catalog, asset.id, currency).find(({ id }) => id === method)
  if (limits?.min !== undefined && amount < limits.min) return 'tooLow'
  if (limits?.max !== undefined && amount > limits.max) return 'tooHigh'
  return undefined
}
