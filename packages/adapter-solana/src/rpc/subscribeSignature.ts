import type { SolanaCommitment } from '../SolanaAdapterOptions'

/** What is to be told, and to whom. */
export interface SignatureSubscription {
  /** Absent: nothing can be subscribed to. */
  readonly url: string | undefined
  readonly signature: string
  readonly commitment: SolanaCommitment
  onResult(err: unknown): void
  /** It is open now, or has ended by itself. */
  onChange(): void
}

/** Asks a node to tell when a transaction was taken in. One socket for one transaction: wallets send seldom. */
export function subscribeSignature({ url, signature, commitment, onResult, onChange }: SignatureSubscription): {
  readonly isOpen: boolean
  /** Neither open nor ended. */
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
    // After an error as well.
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

interface Told {
  readonly id?: unknown
  readonly error?: unknown
  readonly method?: string
  readonly params?: { readonly result?: { readonly value?: { readonly err?: unknown } } }
}

function read(data: unknown): Told {
  try {
    return (JSON.parse(String(data)) as Told | null) ?? {}
  } catch {
    return {}
  }
}

/** Nothing where there are no web sockets, or a policy of the page forbids this one. */
function open(url: string): WebSocket | undefined {
  try {
    return new WebSocket(url)
  } catch {
    return undefined
  }
}
