import type { LoginCodeSent } from '@openappkit/contract/embedded'
import { WalletFailure } from '../../WalletFailure'
import type { Vault } from '../Vault'
import type { VaultContext } from '../VaultContext'

/** Changes the email address with a code to the old address, then one to the new. */
export class EmailChange {
  readonly #context: VaultContext
  #codeId: string | undefined

  constructor(context: VaultContext) {
    this.#context = context
  }

  async request(email: string): Promise<LoginCodeSent> {
    const sent = await this.#context.api.requestEmailChange(email)
    this.#codeId = sent.codeId
    return sent
  }

  async confirm(code: string): ReturnType<Vault['confirmEmailChange']> {
    const { api, state } = this.#context
    if (this.#codeId === undefined) throw new WalletFailure('embedded/code-expired', 'Code expired. Send a new one.')
    const { next, codeId, account } = await api.verifyEmailChange({ codeId: this.#codeId, code })
    this.#codeId = next === 'newCode' ? codeId : undefined
    await state.accept(account)
    return { next, account }
  }
}
