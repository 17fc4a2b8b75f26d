/** Reason for a {@link ServiceConflict}. */
export type ServiceConflictCode = 'services/name-taken' | 'services/endpoint-taken' | 'services/path-unsupported'

/**
 * Thrown if two services share a name or an endpoint, or if an endpoint's path isn't supported. `code` contains the
 * reason.
 */
export class ServiceConflict extends Error {
  override readonly name: string = 'ServiceConflict'

  constructor(
    readonly code: ServiceConflictCode,
    message: string,
  ) {
    super(message)
  }
}
