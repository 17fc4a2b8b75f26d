import { AppKitError } from '@openappkit/appkit-core/adapter'

/**
 * Decodes a message as UTF-8, because sessions only carry text.
 *
 * @throws {AppKitError} when the bytes aren't text, since the wallet would sign something else.
 */
export function messageText(message: unknown): string {
  try {
    if (ArrayBuffer.isView(message)) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch {
    // Rejected below.
  }
  throw new AppKitError('message/invalid', "The message isn't UTF-8 text. Pass the bytes of a text.")
}
