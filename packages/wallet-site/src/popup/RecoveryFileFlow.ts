import { Store } from '../approval/Store'
import { writeRecoveryFile } from '../recovery/writeRecoveryFile'
import type { Vault } from '../vault/Vault'

/** Progress of saving a recovery file. */
export interface RecoveryFileState {
  readonly status: 'editing' | 'saving' | 'saved'
  readonly problem?: unknown
}

/** Context of a recovery file. */
export interface RecoveryFileContext {
  readonly vault: Vault
  readonly operator: string
  /** IETF language tag of the file's texts. */
  readonly language: string
  /** Fetches the page of a recovery file without a wallet. */
  readonly recoveryPage: () => Promise<string>
  /** Gives the user a file. */
  readonly save: (name: string, text: string) => void
}

/** Seals the wallet and saves it as a file. The only writer of its state. */
export class RecoveryFileFlow {
  readonly store: Store<RecoveryFileState> = new Store<RecoveryFileState>({ status: 'editing' })
  readonly #context: RecoveryFileContext

  constructor(context: RecoveryFileContext) {
    this.#context = context
  }

  /** Seals the wallet with this password and saves the file. */
  async save(password: string): Promise<void> {
    const { language, operator, recoveryPage, save, vault } = this.#context
    this.store.set({ status: 'saving' })
    try {
      const [page, sealed] = await Promise.all([recoveryPage(), vault.sealRecovery(password)])
      save(
        fileName(sealed.addresses[0]?.address),
        writeRecoveryFile(page, { version: 1, operator, language, ...sealed }),
      )
      this.store.set({ status: 'saved' })
    } catch (problem) {
      this.store.set({ status: 'editing', problem })
    }
  }
}

function fileName(address = ''): string {
  return `wallet-recovery-${address.slice(0, 6)}-${address.slice(-4)}.html`
}
