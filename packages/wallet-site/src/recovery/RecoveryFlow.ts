import { mnemonicToSeed } from '@scure/bip39'
import { Store } from '../approval/Store'
import { openRecovery } from '../vault/recovery/openRecovery'
import { recoveryPhrase } from '../vault/seed/recoveryPhrase'
import { type WalletSecrets, walletSecrets } from '../vault/seed/walletSecrets'
import { useOnce } from '../vault/seed/wipe'
import { WalletFailure } from '../WalletFailure'
import type { RecoveryFile } from './RecoveryFile'

/** Progress of opening a recovery file. */
export interface RecoveryState {
  readonly status: 'locked' | 'opening' | 'wrong' | 'failed' | 'open'
  readonly secrets?: WalletSecrets | undefined
}

/** Opens the wallet of a recovery file. The only writer of its state. */
export class RecoveryFlow {
  readonly store: Store<RecoveryState> = new Store<RecoveryState>({ status: 'locked' })
  readonly #file: RecoveryFile
  /** Counts attempts. Leaving the page abandons the current one. */
  #attempt = 0

  constructor(file: RecoveryFile) {
    this.#file = file
  }

  /** Opens the wallet with the password. */
  async open(password: string): Promise<void> {
    const attempt = ++this.#attempt
    this.store.set({ status: 'opening' })
    const opened = await this.#open(password)
    if (attempt === this.#attempt) this.store.set(opened)
  }

  /** Hides the secrets. The user needs the password again. */
  readonly hide = (): void => {
    const { status } = this.store.state
    if (status !== 'open' && status !== 'opening') return
    this.#attempt += 1
    this.store.set({ status: 'locked' })
  }

  async #open(password: string): Promise<RecoveryState> {
    try {
      const secrets = await useOnce(await openRecovery(this.#file, password), entropy => walletSecrets(entropy, toSeed))
      return { status: 'open', secrets }
    } catch (error) {
      // A phone may lack the memory that the password takes.
      return { status: error instanceof WalletFailure ? 'wrong' : 'failed' }
    }
  }
}

/** Works without WebCrypto, too. */
async function toSeed(entropy: Uint8Array): Promise<Uint8Array> {
  return await mnemonicToSeed(recoveryPhrase(entropy))
}
