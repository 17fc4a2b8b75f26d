import type { EncodedAccount } from '@solana/kit'

/** Offset of the first extension of a mint. */
const start = 166

/** Extensions that withhold a part of a transfer, forbid it, or run another program with it. */
const inexact: readonly number[] = [
  1, // Transfer fee
  9, // Non-transferable
  14, // Transfer hook
]

/** Returns whether a transfer of a token may deliver something other than the exact amount. */
export function hasInexactTransfers({ data }: EncodedAccount): boolean {
  const bytes = Uint8Array.from(data)
  const view = new DataView(bytes.buffer)
  for (let at = start; at + 4 <= bytes.length; at += 4 + view.getUint16(at + 2, true))
    if (inexact.includes(view.getUint16(at, true))) return true
  return false
}
