/** Response body of most failed requests. Its `reasons` say what's wrong with each field. */
export interface FailureBody {
  readonly status: 'FAILED'
  readonly reasons: readonly { readonly field: string; readonly description: string }[]
}
