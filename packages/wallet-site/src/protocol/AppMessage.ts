import { isBounded } from './isBounded'

/** Call of the app. The payload is untrusted. */
export interface AppMessage {
  /** Name of the call, which may be unknown. */
  readonly name: string
  /** The answer echoes it. AppKit 1.8 may send an empty one. */
  readonly id: string | undefined
  readonly payload: unknown
  /** Whether the message is within the limits. If not, the payload is dropped. */
  readonly isBounded: boolean
}

const PREFIX = '@w3m-app/'

/**
 * Returns the call in a message, or undefined if the message isn't a call of the frame protocol. Excessive messages keep
 * only their envelope, so that the call gets an answer.
 */
export function readAppMessage(data: unknown): AppMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const type: unknown = Reflect.get(data, 'type')
  if (typeof type !== 'string' || type.length > 80 || !type.startsWith(PREFIX)) return undefined
  const name = type.slice(PREFIX.length)
  if (!/^[A-Z_]+$/.test(name)) return undefined
  const id: unknown = Reflect.get(data, 'id')
  if (id !== undefined && (typeof id !== 'string' || id.length > 100)) return undefined
  const isWithinBounds = isBounded(data)
  return {
    name,
    id,
    payload: isWithinBounds ? Reflect.get(data, 'payload') : undefined,
    isBounded: isWithinBounds,
  }
}
