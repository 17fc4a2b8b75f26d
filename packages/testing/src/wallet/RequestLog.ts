import { ProviderRpcError } from './ProviderRpcError'

/** A request that an app sent to the wallet. */
export interface RecordedRequest {
  readonly method: string
  readonly params: readonly unknown[]
  /** `performance.now()` at arrival: milliseconds since the page load or, in Node, since the process started. */
  readonly time: number
  /** Pending, answered, or rejected with {@link RecordedRequest.errorCode}. */
  readonly status: 'open' | 'answered' | 'refused'
  readonly errorCode?: number
}

/** Requests since the wallet was created, oldest first. */
export class RequestLog {
  readonly entries: RecordedRequest[] = []

  /** Records a request and its outcome. If `serve` throws another error, rejects with `ProviderRpcError` -32603. */
  async record<result>(method: string, params: readonly unknown[], serve: () => Promise<result>): Promise<result> {
    const entry: RecordedRequest = { method, params, time: performance.now(), status: 'open' }
    const index = this.entries.push(entry) - 1
    try {
      const result = await serve()
      this.entries[index] = { ...entry, status: 'answered' }
      return result
    } catch (cause) {
      const error = cause instanceof ProviderRpcError ? cause : new ProviderRpcError(-32603, messageOf(cause))
      this.entries[index] = { ...entry, status: 'refused', errorCode: error.code }
      throw error
    }
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
