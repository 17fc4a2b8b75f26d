import { refuse } from './payUriError'
import { amountUpTo } from './tokenAmount'

/** Highest value of a `uint256`. */
export const MAX_UINT256: bigint = 2n ** 256n - 1n

/** Decimal digits of `MAX_UINT256`. */
const MAX_DIGITS = 78

const NUMBER = /^\+?(\d*)(?:\.(\d+))?(?:[eE](\d*))?$/u

/**
 * Returns a number of [ERC-681](https://eips.ethereum.org/EIPS/eip-681) such as `1000` or `2.014e18`, exactly. As the
 * ERC requires, the exponent must be at least the number of decimals.
 *
 * @throws AppKitError `pay/uri-invalid-amount`.
 */
export function erc681Number(text: string): bigint {
  const [matched, whole = '', fraction = '', exponentText = ''] = NUMBER.exec(text) ?? []
  if (matched === undefined || whole + fraction === '')
    refuse('pay/uri-invalid-amount', "The amount isn't a number, or is negative.", text)
  const exponent = exponentOf(exponentText, text)
  if (fraction.length > exponent)
    refuse('pay/uri-invalid-amount', 'The amount has a fraction of a base unit. Its exponent is too small.', text)
  const digits = (whole + fraction).replace(/^0+(?=\d)/u, '')
  // The limit applies before the number exists: 1e999 would take memory, and 1e100000 more of it.
  if (digits !== '0' && digits.length + exponent - fraction.length > MAX_DIGITS)
    refuse('pay/uri-invalid-amount', 'The amount exceeds a uint256.', text)
  return amountUpTo(MAX_UINT256, BigInt(digits) * 10n ** BigInt(exponent - fraction.length))
}

/** Returns an exponent of at most three digits. Amounts never pass through `Number`; exponents do. */
function exponentOf(digits: string, text: string): number {
  const short = digits.replace(/^0+(?=\d)/u, '')
  if (short.length > 3) refuse('pay/uri-invalid-amount', 'The exponent of the amount is too large.', text)
  return Number(short)
}
