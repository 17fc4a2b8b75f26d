/** Storage for data that survives a reload, such as `localStorage`. See also `cookieStorage` and `memoryStorage`. */
export interface KeyValueStorage {
  /** Returns the value, or null if there is none. */
  getItem(name: string): string | null
  /** Stores a value. May throw when storage is full or blocked. */
  setItem(name: string, value: string): void
  /** Removes a value, if there is one. */
  removeItem(name: string): void
  /**
   * Whether a server that renders the app reads the same values, as with cookies. Only then may the first render after
   * hydration use them.
   */
  readonly sharedWithServer?: boolean
}
