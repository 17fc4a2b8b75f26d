/** One request that a page sent to the wallet. */
export interface RecordedRequest {
  readonly method: string
  readonly params: readonly unknown[]
  /** `performance.now()` when it arrived: milliseconds since this page load began. */
  readonly time: number
  /** Where it stands: not answered yet, answered, or refused with {@link RecordedRequest.errorCode}. */
  readonly status: 'open' | 'answered' | 'refused'
  readonly errorCode?: number
}

/** Every request of this page load, oldest first. */
export class RequestLog {
  readonly entries: RecordedRequest[] = []

  /** Notes a request; the function it returns notes how it ended. */
  open(method: string, params: readonly unknown[]): (outcome: Pick<RecordedRequest, 'status' | 'errorCode'>) => void {
    const entry: RecordedRequest = { method, params, time: performance.now(), status: 'open' }
    const index = this.entries.push(entry) - 1
    return outcome => {
      this.entries[index] = { ...entry, ...outcome }
    }
  }
}
