import type { CustodyPolicy } from '@openappkit/contract/embedded'
import type { AccountReader } from './account/AccountReader'
import type { Devices } from './account/Devices'
import type { Passwords } from './account/Passwords'
import type { PathChanger } from './account/PathChanger'
import type { PathOpener } from './account/PathOpener'
import type { Users } from './account/Users'
import type { WalletCreator } from './account/WalletCreator'
import type { AuditLog } from './audit/AuditLog'
import type { Escrow } from './escrow/Escrow'
import type { EscrowKey } from './escrow/HpkeEscrowOpener'
import type { Inbox } from './mail/Inbox'
import type { WalletMails } from './mail/WalletMails'
import type { RequestGuard } from './RequestGuard'
import type { EmailChange } from './session/EmailChange'
import type { Login } from './session/Login'
import type { WalletSessions } from './session/WalletSessions'

/** Settings that the wallet site shows to apps. */
export interface WalletFacts {
  readonly custody: CustodyPolicy
  readonly operator: string
  /** Public key of the escrow. Null under the `user` policy. */
  readonly escrowKey: EscrowKey | null
}

/** The embedded wallet of a server. */
export interface WalletApi {
  readonly settings: WalletFacts
  readonly guard: RequestGuard
  /** Mails of a development server without a mail server. */
  readonly inbox: Inbox | undefined
  readonly login: Login
  readonly emailChange: EmailChange
  readonly sessions: WalletSessions
  readonly users: Users
  readonly devices: Devices
  readonly accounts: AccountReader
  readonly audit: AuditLog
  readonly mails: WalletMails
  readonly paths: PathOpener
  readonly creator: WalletCreator
  readonly changer: PathChanger
  readonly passwords: Passwords
  /** Undefined under the `user` policy. */
  readonly escrow: Escrow | undefined
  close(): Promise<void>
}
