import { bytesToHex } from 'viem/utils'

/** A message as the user can read it. */
export type ReadableMessage =
  | { readonly kind: 'text'; readonly text: string }
  /** Bytes that are no text, as hex. */
  | { readonly kind: 'bytes'; readonly hex: string; readonly isHash: boolean }

/**
 * Returns a message as text if its bytes are valid UTF-8 that is mostly visible, else as hex. 32 bytes, or the hex
 * digits of 32 bytes, are marked as a hash: a hash doesn't show what it stands for.
 */
export function readMessage(message: Uint8Array): ReadableMessage {
  const text = decode(message)
  if (text === undefined) return { kind: 'bytes', hex: bytesToHex(message), isHash: message.length === 32 }
  if (/^\s*(?:0x)?[0-9a-f]{64}\s*$/i.test(text)) return { kind: 'bytes', hex: text.trim(), isHash: true }
  return { kind: 'text', text }
}

function decode(message: Uint8Array): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    return undefined
  }
  const controls = text.match(/[^\P{Cc}\n\r\t]/gu)?.length ?? 0
  return controls * 10 > text.length ? undefined : text
}
