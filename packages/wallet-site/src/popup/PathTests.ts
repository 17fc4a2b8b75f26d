import type { UnlockPath } from '@openappkit/contract/embedded'
import { getPasskey } from '../approval/passkey/getPasskey'
import { Store } from '../approval/Store'
import type { Vault } from '../vault/Vault'

/** Progress of a test or a removal. */
export interface PathTestState {
  /** Path whose test or removal is open. */
  readonly open?: { readonly id: string; readonly what: 'test' | 'remove' } | undefined
  readonly isBusy: boolean
  readonly problem?: unknown
}

/** Tests and removes the ways to unlock. The only writer of its state. */
export class PathTests {
  readonly store: Store<PathTestState> = new Store<PathTestState>({ isBusy: false })
  readonly #vault: Vault
  readonly #rpId: string

  constructor(vault: Vault, rpId: string) {
    this.#vault = vault
    this.#rpId = rpId
  }

  show(open: PathTestState['open']): void {
    this.store.set({ open, isBusy: false })
  }

  /** Opens the wallet with a passkey in a fresh ceremony. Call it during a click. */
  async testPasskey(path: UnlockPath): Promise<void> {
    this.show({ id: path.id, what: 'test' })
    await this.#run(async () => this.#vault.testPath(path, await getPasskey({ rpId: this.#rpId, paths: [path] })))
  }

  async testPassword(path: UnlockPath, password: string): Promise<void> {
    await this.#run(async () => this.#vault.testPath(path, { password }))
  }

  async remove(path: UnlockPath): Promise<void> {
    await this.#run(async () => this.#vault.removePaths([path.id]))
  }

  async #run(work: () => Promise<unknown>): Promise<void> {
    const { open, isBusy } = this.store.state
    if (isBusy) return
    this.store.set({ open, isBusy: true })
    try {
      await work()
      this.store.set({ isBusy: false })
    } catch (problem) {
      this.store.set({ open, isBusy: false, problem })
    }
  }
}
