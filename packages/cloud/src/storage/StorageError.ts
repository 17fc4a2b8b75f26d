/** Thrown if the database can't be used. The message contains the fix. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
