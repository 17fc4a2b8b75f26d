/** Where the kit keeps what must survive a reload. `localStorage` fits as it is; cookies and memory have their own files. */
export interface KeyValueStorage {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
  /** True when a server that renders this page reads the same values, as with cookies. Only then may the first render of a hydrated page show them. */
  readonly sharedWithServer?: boolean
}
