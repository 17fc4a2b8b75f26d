import type { EmbeddedLogin, LoginCodeRequest, LoginCodeSent } from '@openappkit/contract/embedded'
import type { ClientKey } from '../../limits/ClientKey'
import { limitClient } from '../../limits/limitClient'
import type { Rate, RateLimiter } from '../../limits/RateLimiter'
import type { ProjectGate } from '../../projects/ProjectGate'
import type { AccountReader } from '../account/AccountReader'
import type { Devices } from '../account/Devices'
import type { Users } from '../account/Users'
import type { AuditLog } from '../audit/AuditLog'
import type { Background } from '../Background'
import { CODE_LIFETIME, RESEND_AFTER } from '../codes/codeLimits'
import type { CodeInput, LoginCodes } from '../codes/LoginCodes'
import { walletFailure } from '../failures'
import type { WalletMails } from '../mail/WalletMails'
import type { WalletSessions } from './WalletSessions'

/** Codes per client address: people of one office share it. */
const CLIENT_RATE: Rate = { burst: 30, perSecond: 0.1 }
/** Codes per project. */
const PROJECT_RATE: Rate = { burst: 500, perSecond: 5 }
const ORIGIN = /^[a-z][a-z\d+.-]{1,30}:\/\/[a-z\d._~:[\]-]{1,150}$/i

/** The browser behind a request. */
export interface LoginDevice {
  readonly thumbprint: string
  readonly label: string
  /** `Accept-Language` header. */
  readonly language: string | null
}

export interface LoginDependencies {
  readonly codes: LoginCodes
  readonly mails: WalletMails
  readonly users: Users
  readonly devices: Devices
  readonly sessions: WalletSessions
  readonly accounts: AccountReader
  readonly audit: AuditLog
  readonly projects: ProjectGate
  readonly limiter: RateLimiter
  readonly background: Background
}

/** Logs users in with codes by email. */
export class Login {
  readonly #dependencies: LoginDependencies

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Sends a code. It takes the same steps for known and unknown addresses.
   *
   * @throws HttpFailure `app`, `too_many_codes` or `mail_failed`.
   */
  async requestCode(request: LoginCodeRequest, device: LoginDevice, client: ClientKey): Promise<LoginCodeSent> {
    const { limiter, projects } = this.#dependencies
    const { origin, projectId } = request
    if (!ORIGIN.test(origin) || (await projects.check(projectId, origin)) !== undefined) throw walletFailure('app')
    const wait =
      (await limitClient(limiter, client, CLIENT_RATE, 1)) ||
      (await limiter.take(`wallet-codes project ${projectId}`, PROJECT_RATE))
    if (wait > 0) throw walletFailure('too_many_codes', wait)
    const { thumbprint } = device
    const email = request.email.toLowerCase()
    const input: CodeInput = { purpose: 'login', email, thumbprint, projectId, origin, userId: null, newEmail: null }
    return this.sendCode(input, { ...device, language: request.language ?? device.language })
  }

  /**
   * Creates a code and sends it.
   *
   * @throws HttpFailure `too_many_codes` or `mail_failed`.
   */
  async sendCode(input: CodeInput, { label, language }: LoginDevice): Promise<LoginCodeSent> {
    const { codes, mails } = this.#dependencies
    const { email, newEmail, origin, purpose } = input
    const created = await codes.create(input)
    if (created.status === 'tooMany') throw walletFailure('too_many_codes', created.wait)
    const { code, row } = created
    try {
      await mails.sendCode({ to: email, code, purpose, newEmail, origin, device: label, language })
    } catch {
      await codes.withdraw(row.id)
      throw walletFailure('mail_failed')
    }
    return { codeId: row.id, expiresAt: row.createdAt.getTime() + CODE_LIFETIME, resendAfter: RESEND_AFTER }
  }

  /**
   * Checks the code and begins a session for the device that requested it.
   *
   * @throws HttpFailure `code_wrong`, `code_expired` or `too_many_codes`.
   */
  async verifyCode(answer: { codeId: string; code: string }, device: LoginDevice): Promise<EmbeddedLogin> {
    const { accounts, audit, codes, devices, mails, sessions, users } = this.#dependencies
    const { label, language, thumbprint } = device
    const result = await codes.answer({ id: answer.codeId, code: answer.code, purposes: ['login'], thumbprint })
    if (result.status === 'wrong') this.#recordWrong(result.email, label)
    if (result.status !== 'right') throw codeFailure(result)
    const { email, origin } = result.row
    const user = await users.logIn(email)
    const isNew = await devices.logIn({ userId: user.id, thumbprint, label, origin })
    await audit.add({ userId: user.id, event: 'login', deviceLabel: label, origin })
    if (isNew && user.controlKey !== null) mails.newDevice({ to: email, language }, { device: label, origin })
    const session = await sessions.begin({ userId: user.id, thumbprint, origin })
    return { session, account: await accounts.read(user.id, thumbprint) }
  }

  /** The answer doesn't wait, because only known addresses have a log. */
  #recordWrong(email: string, deviceLabel: string): void {
    const { audit, background, users } = this.#dependencies
    background.run(async () => {
      const userId = await users.findByEmail(email)
      if (userId !== undefined) await audit.add({ userId, event: 'loginFailed', deviceLabel, origin: null })
    }, "Couldn't record a failed login")
  }
}

/** Converts a rejected answer to its failure. */
export function codeFailure(
  result: Exclude<Awaited<ReturnType<LoginCodes['answer']>>, { readonly status: 'right' }>,
): ReturnType<typeof walletFailure> {
  switch (result.status) {
    case 'wrong':
      return walletFailure('code_wrong', result.left)
    case 'expired':
      return walletFailure('code_expired')
    case 'tooMany':
      return walletFailure('too_many_codes', result.wait)
  }
}
