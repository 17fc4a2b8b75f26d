import { AppKitError } from '@openappkit/appkit-core/adapter'

/**
 * Copies the bytes of a message, so that the library can't change them before the user approves.
 *
 * @throws {AppKitError} `message/invalid` when the message isn't bytes.
 */
export function messageBytes(message: unknown): Uint8Array {
  if (!ArrayBuffer.isView(message))
    throw new AppKitError('message/invalid', "The message isn't bytes. Pass a Uint8Array.")
  return new Uint8Array(message.buffer, message.byteOffset, message.byteLength).slice()
}
