/**
 * Response body of most failed requests. Its `reasons` say what's wrong with each field. `field` is empty if the
 * failure isn't about a field. `left` is the number of tries or milliseconds that are left, if the failure has one.
 */
export interface FailureBody {
  readonly status: 'FAILED'
  readonly reasons: readonly {
    readonly field: string
    readonly description: string
    readonly left?: number | undefined
  }[]
}
