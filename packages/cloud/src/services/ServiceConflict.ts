/** Why a service can't be served beside the others. */
export type ServiceConflictCode = 'services/name-taken' | 'services/endpoint-taken' | 'services/path-unsupported'

/** A service has a name or an endpoint that another one has, or a path that could match anything. `code` says which. */
export class ServiceConflict extends Error {
  override readonly name: string = 'ServiceConflict'

  constructor(
    readonly code: ServiceConflictCode,
    message: string,
  ) {
    super(message)
  }
}
