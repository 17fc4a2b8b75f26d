import { formatUnits } from 'viem'

/** Shortens an address, such as `0xf39F…2266`. */
export function shortAddress(address: string): string {
  const start = address.startsWith('0x') ? 6 : /^(bc|tb|bcrt)1/.test(address) ? 8 : 4
  return `${address.slice(0, start)}…${address.slice(start === 8 ? -6 : -4)}`
}

/** Splits an address into groups of four characters, for comparing. */
export function addressGroups(address: string): readonly string[] {
  return address.match(/^(?:0x)?.{1,4}|.{1,4}/g) ?? []
}

/** Shows base units with at most `digits` decimals, rounded up, so that a fee is never larger than it says. */
export function shownFee(units: bigint, decimals: number, symbol: string, digits = 8): string {
  const step = 10n ** BigInt(Math.max(decimals - digits, 0))
  return `${formatUnits(((units + step - 1n) / step) * step, decimals)} ${symbol}`
}

/** Decodes bytes as text. Returns undefined if they aren't readable text. */
export function readableText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes)
  return text === '' || /\uFFFD|(?![\n\r\t])\p{Cc}/u.test(text) ? undefined : text
}

/** Prints a value, with bigints in decimal and byte arrays as their length. */
export function printed(value: unknown): string {
  return JSON.stringify(
    value,
    (_, part: unknown) => {
      if (typeof part === 'bigint') return part.toString()
      return part instanceof Uint8Array ? `${part.length} bytes` : part
    },
    2,
  )
}
