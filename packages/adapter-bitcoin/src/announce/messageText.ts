import { AppKitError } from '@openappkit/appkit-core/adapter'

/** Sessions carry messages as text, so only what is text can be signed. @throws AppKitError for other bytes, which would be signed as something else. */
export function messageText(message: unknown): string {
  try {
    if (ArrayBuffer.isView(message)) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    // Below.
  }
  throw new AppKitError('message/unreadable', 'A message to sign is the bytes of a text in UTF-8.')
}
