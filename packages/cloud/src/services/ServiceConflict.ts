/** What two services can't share. */
export type ServiceConflictCode = 'services/name-taken' | 'services/endpoint-taken'

/** Two services of one server claim the same name or the same endpoint. `code` says which. */
export class ServiceConflict extends Error {
  override readonly name: string = 'ServiceConflict'

  constructor(
    readonly code: ServiceConflictCode,
    message: string,
  ) {
    super(message)
  }
}
