/** The database can't be used. The message says what to do about it. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
