/** Body of most failures: what was wrong, field by field. */
export interface FailureBody {
  readonly status: 'FAILED'
  readonly reasons: readonly { readonly field: string; readonly description: string }[]
}
