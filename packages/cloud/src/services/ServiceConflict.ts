/** Reason why a service conflicts with the others. */
export type ServiceConflictCode = 'services/name-taken' | 'services/endpoint-taken' | 'services/path-unsupported'

/** Thrown if two services share a name or an endpoint, or if a path is too broad. `code` has the reason. */
export class ServiceConflict extends Error {
  override readonly name: string = 'ServiceConflict'

  constructor(
    readonly code: ServiceConflictCode,
    message: string,
  ) {
    super(message)
  }
}
