import type { ReviewedRequest } from '../../request/WalletRequest'

function hexOf(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the exact request as text: JSON with bytes in hex and large numbers as decimals. */
export function rawDataOf(request: ReviewedRequest): string {
  return JSON.stringify(
    request,
    (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value instanceof Uint8Array ? hexOf(value) : value,
    2,
  )
}
