import type { UnlockPath } from '@openappkit/contract/embedded'
import type { Vault, VaultState } from '../../vault/Vault'
import { WalletFailure } from '../../WalletFailure'
import { getPasskey } from '../passkey/getPasskey'
import { hasPasskeys } from '../passkey/hasPasskeys'
import { Store } from '../Store'

/** A way to unlock that the user can choose. */
export type UnlockWay = 'passkey' | 'password' | 'window' | 'escrow'

/** Progress of an unlock. `login`: passkeys and passwords need a fresh login. */
export interface UnlockState {
  readonly step: 'choose' | 'password' | 'login'
  /** Way that is under way. */
  readonly busy?: UnlockWay | undefined
  readonly problem?: unknown
  /** When the operator's escrow opens, in milliseconds since the epoch. */
  readonly opensAt?: number | undefined
}

/** Context of an unlock. */
export interface UnlockContext {
  readonly vault: Vault
  readonly vaultState: () => VaultState
  readonly rpId: string
  /** Opens the wallet through another page of the wallet. Without it, the choice isn't offered. */
  readonly unlockByWindow?: (() => Promise<void>) | undefined
  readonly onUnlocked: () => void
}

/** Opens a locked wallet with the way that the user chooses. The only writer of its state. */
export class UnlockFlow {
  readonly store: Store<UnlockState> = new Store<UnlockState>({ step: 'choose' })
  readonly #context: UnlockContext

  constructor(context: UnlockContext) {
    this.#context = context
  }

  /** Ways that work for this account on this page. */
  get ways(): readonly UnlockWay[] {
    const kinds = new Set(this.#paths.map(({ kind }) => kind))
    return [
      ...(kinds.has('passkey') && hasPasskeys() ? (['passkey'] as const) : []),
      ...(kinds.has('password') ? (['password'] as const) : []),
      ...(this.#context.unlockByWindow ? (['window'] as const) : []),
      ...(this.#context.vaultState().account?.hasEscrow ? (['escrow'] as const) : []),
    ]
  }

  /** Asks for a passkey. Call it during a click. */
  async withPasskey(): Promise<void> {
    await this.#run('passkey', async () => {
      const { vault, rpId } = this.#context
      const paths = this.#paths.filter(({ kind }) => kind === 'passkey')
      await vault.unlockWithPasskey(await getPasskey({ rpId, paths }))
      return undefined
    })
  }

  async withPassword(password: string): Promise<void> {
    await this.#run('password', async () => void (await this.#context.vault.unlockWithPassword(password)))
  }

  /** Opens another window of the wallet. Call it during a click. */
  async withWindow(): Promise<void> {
    await this.#run('window', async () => void (await this.#context.unlockByWindow?.()))
  }

  /** Asks the operator to open the wallet. On a new device, the operator's copy opens after a delay. */
  async withEscrow(): Promise<void> {
    await this.#run('escrow', async () => {
      const answer = await this.#context.vault.unlockWithEscrow()
      return answer.status === 'waiting' ? answer.opensAt : undefined
    })
  }

  show(step: UnlockState['step']): void {
    this.store.set({ step })
  }

  get #paths(): readonly UnlockPath[] {
    return this.#context.vaultState().account?.paths ?? []
  }

  async #run(way: UnlockWay, work: () => Promise<number | undefined>): Promise<void> {
    const { step, busy } = this.store.state
    if (busy !== undefined) return
    this.store.set({ step, busy: way })
    let opensAt: number | undefined
    try {
      opensAt = await work()
    } catch (problem) {
      const needsLogin = problem instanceof WalletFailure && problem.code === 'embedded/login-again'
      this.store.set(needsLogin ? { step: 'login' } : { step, problem })
      return
    }
    this.store.set(opensAt === undefined ? { step } : { step, opensAt })
    if (opensAt === undefined) this.#context.onUnlocked()
  }
}
