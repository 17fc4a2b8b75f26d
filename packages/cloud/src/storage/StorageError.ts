/** Thrown if the database can't be used. The message contains the reason and, if there is one, the fix. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
