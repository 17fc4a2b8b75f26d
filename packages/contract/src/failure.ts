/**
 * Response body of most failed requests. Its `reasons` say what's wrong with each field. `field` is empty if the
 * failure isn't about a field.
 */
export interface FailureBody {
  readonly status: 'FAILED'
  readonly reasons: readonly { readonly field: string; readonly description: string }[]
}
