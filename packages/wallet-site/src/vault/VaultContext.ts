import type { WalletApi } from './api/WalletApi'
import type { CurrentState } from './CurrentState'
import type { DeviceKeys } from './device/DeviceKeys'

/** Environment that the vault's flows share. */
export interface VaultContext {
  readonly crypto: Crypto
  readonly api: WalletApi
  readonly state: CurrentState
  readonly keys: () => Promise<DeviceKeys>
  /** Milliseconds since the epoch, by the server's clock. */
  readonly now: () => number
  /** Name of this browser in the list of unlock paths. */
  readonly label: string
}
