/** Why something isn't fetched or shown. For the log: a caller who knew could map the network behind this server. */
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

/** What was asked for is not fetched, or is not shown. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'

  constructor(
    readonly reason: RefusalReason,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options)
  }

  /** Whether asking again soon may go another way. */
  get isTemporary(): boolean {
    return ['unreachable', 'timeout', 'status', 'busy'].includes(this.reason)
  }
}
