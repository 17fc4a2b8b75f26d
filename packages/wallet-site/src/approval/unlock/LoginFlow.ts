import type { Vault } from '../../vault/Vault'
import { Store } from '../Store'

/** Progress of a login by email. */
export interface LoginState {
  readonly step: 'email' | 'code'
  readonly email: string
  readonly isBusy: boolean
  readonly problem?: unknown
}

/** Context of a login. */
export interface LoginContext {
  readonly vault: Vault
  readonly origin: string
  readonly projectId: string
  /** IETF language tag of the email. */
  readonly language: string
  readonly onLoggedIn: () => void
}

/** Logs in by email inside a page of the wallet. The only writer of its state. */
export class LoginFlow {
  readonly store: Store<LoginState>
  readonly #context: LoginContext

  constructor(context: LoginContext, email: string | null) {
    this.#context = context
    this.store = new Store<LoginState>({ step: 'email', email: email ?? '', isBusy: false })
  }

  setEmail(email: string): void {
    this.store.set({ step: 'email', email, isBusy: false })
  }

  async sendCode(): Promise<void> {
    const { vault, origin, projectId, language } = this.#context
    const { email } = this.store.state
    await this.#run('email', async () => {
      await vault.requestCode({ email: email.trim(), origin, projectId, language })
      this.store.set({ step: 'code', email, isBusy: false })
    })
  }

  /** Checks the code. Drops the text that the user pastes around the six digits. */
  async enterCode(text: string): Promise<void> {
    const code = text.replace(/\D/g, '')
    await this.#run('code', async () => {
      await this.#context.vault.verifyCode(code)
      this.store.set({ ...this.store.state, isBusy: false })
      this.#context.onLoggedIn()
    })
  }

  async #run(step: LoginState['step'], work: () => Promise<void>): Promise<void> {
    const { email, isBusy } = this.store.state
    if (isBusy) return
    this.store.set({ step, email, isBusy: true })
    try {
      await work()
    } catch (problem) {
      this.store.set({ step, email, isBusy: false, problem })
    }
  }
}
