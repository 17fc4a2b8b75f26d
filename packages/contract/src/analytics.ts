/** Request body of `POST /e`: one event or one error. */
export interface AnalyticsRecord {
  /** UUID. */
  readonly eventId: string
  readonly url: string
  readonly domain: string
  /** Milliseconds since the epoch for events, ISO 8601 for errors. */
  readonly timestamp: number | string
  readonly props: {
    readonly type: 'track' | 'error'
    readonly event: string
    readonly address?: string | undefined
    readonly properties?: Readonly<Record<string, unknown>> | undefined
    readonly errorType?: string | undefined
    readonly errorMessage?: string | undefined
    readonly stackTrace?: string | undefined
  }
}
