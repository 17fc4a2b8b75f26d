type Hex = `0x${string}`

/** Selectors: the first four bytes of the hash of each signature. */
export const selectors: Readonly<
  Record<'allowance' | 'approve' | 'balanceOf' | 'decimals' | 'symbol' | 'transfer', Hex>
> = {
  allowance: '0xdd62ed3e',
  approve: '0x095ea7b3',
  balanceOf: '0x70a08231',
  decimals: '0x313ce567',
  symbol: '0x95d89b41',
  transfer: '0xa9059cbb',
}

/** Encodes `balanceOf(address)`. */
export function encodeBalanceOf(address: string): Hex {
  return `${selectors.balanceOf}${word(address)}`
}

/** Encodes `allowance(address,address)`. */
export function encodeAllowance(owner: string, spender: string): Hex {
  return `${selectors.allowance}${word(owner)}${word(spender)}`
}

/** Encodes `approve(address,uint256)`. */
export function encodeApprove(spender: string, amount: bigint): Hex {
  return `${selectors.approve}${word(spender)}${word(`0x${amount.toString(16)}`)}`
}

/** Encodes `transfer(address,uint256)`. Callers ignore its result, so tokens that return nothing (USDT) work too. */
export function encodeTransfer(to: string, amount: bigint): Hex {
  return `${selectors.transfer}${word(to)}${word(`0x${amount.toString(16)}`)}`
}

/**
 * Decodes a `uint256`.
 *
 * @throws {RangeError} when the answer isn't a 32-byte word, for example because the address has no contract.
 */
export function readUint(answer: Hex): bigint {
  if (answer.length < 66) throw new RangeError(`Expected a 32-byte word, got ${answer}`)
  return BigInt(answer.slice(0, 66))
}

/**
 * Decodes a `uint8`.
 *
 * @throws {RangeError} when the answer isn't a 32-byte word, or the number exceeds 255.
 */
export function readByte(answer: Hex): number {
  const value = readUint(answer)
  if (value > 255n) throw new RangeError(`Expected a byte, got ${value}`)
  return Number(value)
}

/** Decodes an ABI `string`, or a `bytes32` as some early tokens return. */
export function readText(answer: Hex): string {
  const isBytes32 = answer.length === 66
  const length = isBytes32 ? 32 : Number(readUint(`0x${answer.slice(66)}`))
  const start = isBytes32 ? 2 : 130
  const bytes = answer.slice(start, start + length * 2).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, byte => Number.parseInt(byte, 16))).replace(/\0+$/, '')
}

/**
 * Pads a value to 32 bytes.
 *
 * @throws {RangeError} when the value is longer, since it would shift the arguments after it.
 */
function word(value: string): string {
  const digits = value.slice(2).toLowerCase()
  if (digits.length > 64) throw new RangeError(`${value} is longer than 32 bytes`)
  return digits.padStart(64, '0')
}
