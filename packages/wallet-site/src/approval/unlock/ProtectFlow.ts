import type { Vault, VaultState } from '../../vault/Vault'
import { createPasskey } from '../passkey/createPasskey'
import { Store } from '../Store'

/** Shortest password. A long one resists guessing even if the server's key leaks. */
export const shortestPassword = 12

/** Progress of adding an unlock path. */
export interface ProtectState {
  readonly step: 'choose' | 'password' | 'done'
  readonly busy?: 'passkey' | 'password' | undefined
  readonly problem?: unknown
}

/** Context of a new path. */
export interface ProtectContext {
  readonly vault: Vault
  readonly vaultState: () => VaultState
  readonly rpId: string
  readonly operator: string
}

/** Adds a passkey or a password. The only writer of its state. */
export class ProtectFlow {
  readonly store: Store<ProtectState> = new Store<ProtectState>({ step: 'choose' })
  readonly #context: ProtectContext

  constructor(context: ProtectContext) {
    this.#context = context
  }

  /** Creates a passkey. Call it during a click. */
  async addPasskey(): Promise<void> {
    const { vault, vaultState, rpId, operator } = this.#context
    const account = vaultState().account
    const address = account?.addresses[0]?.address
    const shown = address === undefined ? '' : ` ${address.slice(0, 4)}…${address.slice(-4)}`
    await this.#run('passkey', async () => {
      const answer = await createPasskey({
        rpId,
        operator,
        userId: account?.userId ?? '',
        name: `${operator} wallet${shown}`,
        existing:
          account?.paths.flatMap(({ credentialId }) => (credentialId === undefined ? [] : [credentialId])) ?? [],
      })
      await vault.addPasskey({ ...answer, label: `Passkey ${new Date().toISOString().slice(0, 10)}` })
    })
  }

  async addPassword(password: string): Promise<void> {
    await this.#run('password', async () => void (await this.#context.vault.addPassword(password)))
  }

  show(step: ProtectState['step']): void {
    this.store.set({ step })
  }

  async #run(way: 'passkey' | 'password', work: () => Promise<void>): Promise<void> {
    const { step, busy } = this.store.state
    if (busy !== undefined) return
    this.store.set({ step, busy: way })
    try {
      await work()
      this.store.set({ step: 'done' })
    } catch (problem) {
      this.store.set({ step, problem })
    }
  }
}
