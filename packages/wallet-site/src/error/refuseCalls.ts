import type { WalletFailureCode } from '../WalletFailure'

const CALL = /^@w3m-app\/([A-Z_]{1,60})$/
const CODE: WalletFailureCode = 'embedded/origin-not-allowed'
const MESSAGE =
  'unverified_domain: this origin may not use the wallet. Add it to the allowed origins of the project on the wallet server.'

interface FrameMessage {
  readonly type: string
  readonly id?: string
  readonly payload: { readonly message?: string; readonly code?: string }
}

/** Returns the failure that answers a call of the app. Undefined for any other message. */
export function refusalOf(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string') return undefined
  const name = CALL.exec(data.type)?.[1]
  if (name === undefined) return undefined
  const id = 'id' in data && typeof data.id === 'string' && data.id.length <= 100 ? { id: data.id } : {}
  return { type: `@w3m-frame/${name}_ERROR`, ...id, payload: { message: MESSAGE, code: CODE } }
}

/**
 * Answers every call of the embedding page with a failure, whatever its origin, so the app learns immediately why it has
 * no wallet. The answers contain no secret.
 */
export function refuseCalls(frame: Window): void {
  const post = (message: FrameMessage): void => frame.parent.postMessage(message, '*')
  frame.addEventListener('message', ({ data, ports, source }: MessageEvent<unknown>) => {
    if (source !== frame.parent) return
    const refusal = refusalOf(data)
    if (refusal === undefined) return
    post(refusal)
    for (const port of ports) port.postMessage(refusal)
  })
  post({ type: '@w3m-frame/READY', payload: {} })
}
