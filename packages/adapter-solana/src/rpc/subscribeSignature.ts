import type { SolanaCommitment } from '../SolanaAdapterOptions'

/** Parameters of {@link subscribeSignature}. */
export interface SignatureSubscription {
  /** WebSocket URL. Undefined if the network doesn't support subscriptions. */
  readonly url: string | undefined
  readonly signature: string
  readonly commitment: SolanaCommitment
  onResult(err: unknown): void
  /** Called when the subscription opens, or ends on its own. */
  onChange(): void
}

/** Subscribes to the result of a transaction. Opens one socket per transaction, since transactions are rare. */
export function subscribeSignature({ url, signature, commitment, onResult, onChange }: SignatureSubscription): {
  readonly isOpen: boolean
  /** Whether the socket is still connecting. */
  readonly isPending: boolean
  end(): void
} {
  let isOpen = false
  const socket = url === undefined ? undefined : open(url)
  let isPending = socket !== undefined
  if (socket) {
    socket.onopen = () => {
      const params = [signature, { commitment }]
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'signatureSubscribe', params }))
    }
    socket.onmessage = ({ data }: MessageEvent) => {
      const { id, error, method, params } = read(data)
      if (id === 1 && !error) {
        isOpen = true
        isPending = false
        onChange()
      } else if (error) socket.close()
      else if (method === 'signatureNotification') onResult(params?.result?.value?.err ?? undefined)
    }
    // Also runs after an error.
    socket.onclose = () => {
      isOpen = false
      isPending = false
      onChange()
    }
  }
  return {
    get isOpen() {
      return isOpen
    },
    get isPending() {
      return isPending
    },
    end() {
      if (!socket) return
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    },
  }
}

interface Notification {
  readonly id?: unknown
  readonly error?: unknown
  readonly method?: string
  readonly params?: { readonly result?: { readonly value?: { readonly err?: unknown } } }
}

function read(data: unknown): Notification {
  try {
    return (JSON.parse(String(data)) as Notification | null) ?? {}
  } catch {
    return {}
  }
}

/** Opens a socket. Returns undefined without WebSocket support, or if the page's security policy forbids the URL. */
function open(url: string): WebSocket | undefined {
  try {
    return new WebSocket(url)
  } catch {
    return undefined
  }
}
