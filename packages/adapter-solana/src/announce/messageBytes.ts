import { AppKitError } from '@openappkit/appkit-core/adapter'

/** A copy of the bytes of a message: what the owner approves is what was asked. @throws AppKitError when it is something else. */
export function messageBytes(message: unknown): Uint8Array {
  if (!ArrayBuffer.isView(message)) throw new AppKitError('message/unreadable', 'A message to sign is its bytes.')
  return new Uint8Array(message.buffer, message.byteOffset, message.byteLength).slice()
}
