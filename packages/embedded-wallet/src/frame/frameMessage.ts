/** Message of the frame, after its form was checked. */
export interface FrameMessage {
  /** Name without the prefix `@w3m-frame/`. */
  readonly name: string
  readonly id: string | undefined
  readonly payload: unknown
}

/** Message of the app to the frame. */
export interface AppMessage {
  readonly type: `@w3m-app/${string}`
  readonly id: string
  readonly payload?: unknown
}

const prefix = '@w3m-frame/'

/** Parses a message of the frame. Returns undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, id, payload } = data as { readonly type?: unknown; readonly id?: unknown; readonly payload?: unknown }
  if (typeof type !== 'string' || !type.startsWith(prefix)) return undefined
  return { name: type.slice(prefix.length), id: typeof id === 'string' ? id : undefined, payload }
}
