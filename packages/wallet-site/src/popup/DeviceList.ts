import type { EmbeddedAuditEntry, EmbeddedDevice } from '@openappkit/contract/embedded'
import { Store } from '../approval/Store'
import type { Vault } from '../vault/Vault'
import { WalletFailure } from '../WalletFailure'

/** Devices and log of the account. `asking`: the id of a device to revoke, or `all` others. */
export type DeviceListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: unknown }
  | {
      readonly status: 'shown'
      readonly devices: readonly EmbeddedDevice[]
      readonly log: readonly EmbeddedAuditEntry[]
      readonly asking?: string | undefined
      readonly isBusy: boolean
      /** Whether the wallet has to be opened first: its key signs the removal of a device's path. */
      readonly needsKey?: boolean
      readonly problem?: unknown
    }

/** Lists and revokes devices. The only writer of its state. */
export class DeviceList {
  readonly store: Store<DeviceListState> = new Store<DeviceListState>({ status: 'loading' })
  readonly #vault: Vault

  constructor(vault: Vault) {
    this.#vault = vault
  }

  async load(): Promise<void> {
    try {
      const [devices, log] = await Promise.all([this.#vault.devices(), this.#vault.auditLog()])
      this.store.set({ status: 'shown', devices, log, isBusy: false })
    } catch (problem) {
      this.store.set({ status: 'failed', problem })
    }
  }

  ask(asking: string | undefined): void {
    const { state } = this.store
    if (state.status === 'shown') this.store.set({ ...state, asking, problem: undefined })
  }

  /** Revokes the device in question, or all others. */
  async confirm(): Promise<void> {
    const { state } = this.store
    if (state.status !== 'shown' || state.asking === undefined || state.isBusy) return
    this.store.set({ ...state, isBusy: true, needsKey: false })
    try {
      if (state.asking === 'all') await this.#vault.rotate()
      else await this.#vault.revokeDevice(state.asking)
      await this.load()
    } catch (problem) {
      const needsKey = problem instanceof WalletFailure && problem.code === 'embedded/locked'
      this.store.set({ ...state, isBusy: false, ...(needsKey ? { needsKey } : { problem }) })
    }
  }
}
