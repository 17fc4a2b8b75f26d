/** Name of a value that the vault stores. */
export type DeviceStoreKey = 'keys' | 'session' | 'pins'

/** The vault's memory on this device, in the wallet's own origin. Values are structured clones. */
export interface DeviceStore {
  get(key: DeviceStoreKey): Promise<unknown>
  set(key: DeviceStoreKey, value: unknown): Promise<void>
  /** Stores the value unless there is one. Returns the stored value. Two pages that start together get the same. */
  setIfAbsent(key: DeviceStoreKey, value: unknown): Promise<unknown>
  delete(key: DeviceStoreKey): Promise<void>
  /** Whether the value would survive a reload. */
  isPersistent(key: DeviceStoreKey): boolean
}
