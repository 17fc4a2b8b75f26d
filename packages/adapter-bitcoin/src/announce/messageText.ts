import { AppKitError } from '@openappkit/appkit-core/adapter'

/**
 * Decodes a message as UTF-8, because sessions can only transport text.
 *
 * @throws {AppKitError} `message/invalid` when the message isn't UTF-8 bytes, because the wallet would sign a different
 * message.
 */
export function messageText(message: unknown): string {
  try {
    if (ArrayBuffer.isView(message)) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    // Throws below.
  }
  throw new AppKitError('message/invalid', "The message isn't UTF-8 text. Pass the bytes of a text.")
}
