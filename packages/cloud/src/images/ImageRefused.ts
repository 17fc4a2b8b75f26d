/** Reason for a rejection. It is only logged, because clients could use it to map the network behind this server. */
export type RefusalReason =
  | 'address'
  | 'scheme'
  | 'unreachable'
  | 'timeout'
  | 'redirects'
  | 'status'
  | 'too-large'
  | 'encoding'
  | 'content-type'
  | 'content'
  | 'dimensions'
  | 'busy'

/** Thrown if a file can't be fetched, or isn't safe to fetch or to serve. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'

  constructor(
    readonly reason: RefusalReason,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options)
  }

  /** Whether a retry may succeed. */
  get isTemporary(): boolean {
    return ['unreachable', 'timeout', 'status', 'busy'].includes(this.reason)
  }
}
