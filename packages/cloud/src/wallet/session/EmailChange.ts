import type { EmbeddedAccount, LoginCodeAnswer, LoginCodeSent } from '@openappkit/contract/embedded'
import type { AccountReader } from '../account/AccountReader'
import type { Devices } from '../account/Devices'
import type { Users } from '../account/Users'
import type { AuditLog } from '../audit/AuditLog'
import type { CodeInput, LoginCodes } from '../codes/LoginCodes'
import { walletFailure } from '../failures'
import type { WalletMails } from '../mail/WalletMails'
import type { WalletCaller } from '../WalletCaller'
import { codeFailure, type Login } from './Login'

/** Result of a code during a change of email. */
export interface EmailChangeStep {
  readonly next: 'newCode' | 'done'
  /** Id of the code that was sent to the new address. */
  readonly codeId?: string | undefined
  readonly account: EmbeddedAccount
}

export interface EmailChangeDependencies {
  readonly codes: LoginCodes
  readonly login: Login
  readonly users: Users
  readonly devices: Devices
  readonly accounts: AccountReader
  readonly audit: AuditLog
  readonly mails: WalletMails
}

/** Changes a user's address: a code to the old one, then a code to the new one. */
export class EmailChange {
  readonly #dependencies: EmailChangeDependencies

  constructor(dependencies: EmailChangeDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Sends a code to the old address. Once the wallet exists, only devices that have opened it can do this. Otherwise, a
   * thief of the mailbox could take the login away from the user.
   *
   * @throws HttpFailure `login_again`, `locked`, `too_many_codes` or `mail_failed`.
   */
  async request(caller: WalletCaller, newEmail: string, language: string | null): Promise<LoginCodeSent> {
    const { accounts, devices, login, users } = this.#dependencies
    const { label, origin, thumbprint, userId } = caller
    if (!caller.isFresh) throw walletFailure('login_again')
    const [account, device, email] = await Promise.all([
      accounts.read(userId, thumbprint),
      devices.find(userId, thumbprint),
      users.emailOf(userId),
    ])
    if (account.controlKey !== null && (device?.provenAt ?? null) === null) throw walletFailure('locked')
    if (email === undefined) throw walletFailure('session_ended')
    const input: CodeInput = {
      ...{ purpose: 'oldEmail', email, thumbprint, origin, userId },
      projectId: '',
      newEmail: newEmail.toLowerCase(),
    }
    return login.sendCode(input, { thumbprint, label, language })
  }

  /**
   * Checks a code. After the one of the old address, sends one to the new address. After that one, changes the address.
   *
   * @throws HttpFailure `code_wrong`, `code_expired`, `too_many_codes`, `email_taken` or `mail_failed`.
   */
  async verify(caller: WalletCaller, answer: LoginCodeAnswer, language: string | null): Promise<EmailChangeStep> {
    const { accounts, codes, login } = this.#dependencies
    const { label, thumbprint, userId } = caller
    const { code, codeId: id } = answer
    const result = await codes.answer({ id, code, purposes: ['oldEmail', 'newEmail'], thumbprint, userId })
    if (result.status !== 'right') throw codeFailure(result)
    const { email, newEmail, origin, projectId, purpose } = result.row
    const next = purpose === 'oldEmail' ? newEmail : null
    if (next !== null) {
      const input: CodeInput = {
        purpose: 'newEmail',
        email: next,
        thumbprint,
        origin,
        projectId,
        userId,
        newEmail: null,
      }
      const { codeId } = await login.sendCode(input, { thumbprint, label, language })
      return { next: 'newCode', codeId, account: await accounts.read(userId, thumbprint) }
    }
    await this.#finish(caller, email, language)
    return { next: 'done', account: await accounts.read(userId, thumbprint) }
  }

  async #finish({ label, origin, userId }: WalletCaller, email: string, language: string | null): Promise<void> {
    const { audit, mails, users } = this.#dependencies
    const old = await users.emailOf(userId)
    await users.changeEmail(userId, email)
    await audit.add({ userId, event: 'emailChanged', deviceLabel: label, origin })
    if (old !== undefined) mails.emailChanged({ to: old, language }, email)
  }
}
