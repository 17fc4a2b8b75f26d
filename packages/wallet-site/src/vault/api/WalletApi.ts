import type {
  EmbeddedAccount,
  EmbeddedAuditEntry,
  EmbeddedDevice,
  EmbeddedLogin,
  EmbeddedWalletCreation,
  LoginCodeAnswer,
  LoginCodeRequest,
  LoginCodeSent,
  SealedSeed,
  UnlockPathChange,
  WalletSiteSettings,
} from '@openappkit/contract/embedded'
import type { Decoder } from './decode'
import {
  accountDecoder,
  codeSentDecoder,
  devicesDecoder,
  type EmailChange,
  type EscrowAnswer,
  emailChangeDecoder,
  escrowDecoder,
  evaluationDecoder,
  eventsDecoder,
  loginDecoder,
  nothing,
  type PasswordEvaluation,
  sealedSeedDecoder,
  siteDecoder,
} from './decoders'
import type { Session } from './Session'
import type { WalletServer } from './WalletServer'

/** Statement of the control key about one path, with its signature. */
export interface PathProof {
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly time: number
  /** Base64url. */
  readonly signature: string
}

/** Endpoints of the wallet server. Every method rejects with a `WalletFailure`. */
export class WalletApi {
  readonly #server: WalletServer
  readonly #session: Session

  constructor(server: WalletServer, session: Session) {
    this.#server = server
    this.#session = session
  }

  async requestCode(body: LoginCodeRequest): Promise<LoginCodeSent> {
    return await this.#server.call({ method: 'POST', path: 'codes', body, decode: codeSentDecoder })
  }

  async verifyCode(body: LoginCodeAnswer): Promise<EmbeddedLogin> {
    return await this.#server.call({ method: 'POST', path: 'codes/verify', body, decode: loginDecoder })
  }

  async endSession(): Promise<void> {
    await this.#post('session/end', {}, nothing)
  }

  async site(): Promise<Pick<WalletSiteSettings, 'custody' | 'escrowKey'>> {
    return await this.#server.call({ method: 'GET', path: 'site', decode: siteDecoder })
  }

  async account(): Promise<EmbeddedAccount> {
    return await this.#get('account', accountDecoder)
  }

  async create(creation: EmbeddedWalletCreation): Promise<EmbeddedAccount> {
    return await this.#post('account', creation, accountDecoder)
  }

  async openPath(id: string): Promise<SealedSeed> {
    return await this.#post('paths/open', { id }, sealedSeedDecoder)
  }

  async changePaths(change: UnlockPathChange): Promise<EmbeddedAccount> {
    return await this.#post('paths/change', change, accountDecoder)
  }

  async reportTested(proof: PathProof): Promise<EmbeddedAccount> {
    return await this.#post('paths/tested', proof, accountDecoder)
  }

  async evaluatePassword(pathId: string, blinded: string): Promise<PasswordEvaluation> {
    return await this.#post('password/evaluate', { pathId, blinded }, evaluationDecoder)
  }

  async confirmPassword({ id, time, signature }: PathProof): Promise<void> {
    await this.#post('password/confirm', { pathId: id, time, signature }, nothing)
  }

  async openEscrow(publicKey: string): Promise<EscrowAnswer> {
    return await this.#post('escrow/open', { publicKey }, escrowDecoder)
  }

  async cancelEscrow(): Promise<void> {
    await this.#post('escrow/cancel', {}, nothing)
  }

  async devices(): Promise<readonly EmbeddedDevice[]> {
    return (await this.#get('devices', devicesDecoder)).devices
  }

  async revokeDevice(id: string): Promise<void> {
    await this.#post('devices/revoke', { id }, nothing)
  }

  async events(): Promise<readonly EmbeddedAuditEntry[]> {
    return (await this.#get('events', eventsDecoder)).events
  }

  async requestEmailChange(email: string): Promise<LoginCodeSent> {
    return await this.#post('email', { email }, codeSentDecoder)
  }

  async verifyEmailChange(body: LoginCodeAnswer): Promise<EmailChange> {
    return await this.#post('email/verify', body, emailChangeDecoder)
  }

  async #get<result>(path: string, decode: Decoder<result>): Promise<result> {
    return await this.#session.authorize(token => this.#server.call({ method: 'GET', path, token, decode }))
  }

  async #post<result>(path: string, body: object, decode: Decoder<result>): Promise<result> {
    return await this.#session.authorize(token => this.#server.call({ method: 'POST', path, body, token, decode }))
  }
}
