import type { CustodyPolicy } from '@openappkit/contract/embedded'
import type { Logger } from 'pino'
import type { Limits } from '../limits/limitsService'
import type { ProjectGate } from '../projects/ProjectGate'
import type { PublicAddress } from '../services/PublicAddress'
import type { Database } from '../storage/Database'
import { AccountReader } from './account/AccountReader'
import { Devices } from './account/Devices'
import { Passwords } from './account/Passwords'
import { PathChanger } from './account/PathChanger'
import { PathOpener } from './account/PathOpener'
import { PathWriter } from './account/pathRows'
import { Users } from './account/Users'
import { WalletCreator } from './account/WalletCreator'
import { AuditLog } from './audit/AuditLog'
import { Background } from './Background'
import { LoginCodes } from './codes/LoginCodes'
import { DeviceProofs } from './device/DeviceProofs'
import { ProofStore } from './device/ProofStore'
import { Escrow } from './escrow/Escrow'
import type { Inbox } from './mail/Inbox'
import type { Mailer } from './mail/Mailer'
import { WalletMails } from './mail/WalletMails'
import { KeySealer } from './operator/KeySealer'
import type { OperatorKeys } from './operator/openOperatorKeys'
import { PasswordOprf } from './operator/PasswordOprf'
import { RequestGuard } from './RequestGuard'
import { EmailChange } from './session/EmailChange'
import { forgetEndedLogins } from './session/forgetEndedLogins'
import { Login } from './session/Login'
import { WalletSessions } from './session/WalletSessions'
import type { WalletApi } from './WalletApi'
import type { WalletSettings } from './WalletOptions'

const DAY = 86_400_000

export interface WalletDependencies extends OperatorKeys {
  readonly settings: WalletSettings
  readonly address: Pick<PublicAddress, 'walletOrigin'>
  readonly custody: CustodyPolicy
  readonly database: Database
  readonly limits: Pick<Limits, 'daily' | 'limiter'>
  readonly projects: ProjectGate
  readonly mailer: Mailer
  /** Set if the mails stay on this server. */
  readonly inbox: Inbox | undefined
  readonly logger: Pick<Logger, 'warn'>
  readonly now: () => number
}

/** Opens the embedded wallet. */
export function openWallet(dependencies: WalletDependencies): WalletApi {
  const { address, custody, database, escrow, inbox, keys, limits, logger, mailer, now, projects, settings } =
    dependencies
  const operator = settings.operator ?? 'OpenAppKit'
  const background = new Background(logger)
  const sealer = new KeySealer(keys.master)
  const oprf = new PasswordOprf(keys.oprf)
  const proofStore = new ProofStore(database)
  const sessions = new WalletSessions(database, now)
  const users = new Users(database, custody, now)
  const devices = new Devices(database, now)
  const accounts = new AccountReader(database)
  const audit = new AuditLog(database, now)
  const codes = new LoginCodes(database, keys.pepper.bytes, now)
  const mails = new WalletMails(mailer, operator, background)
  const writer = new PathWriter(sealer, oprf)
  const paths = new PathOpener({ database, sealer, devices, audit, now })
  const shared = { codes, users, devices, accounts, audit, mails }
  const login = new Login({ ...shared, sessions, projects, background, limiter: limits.limiter })
  const stop = forgetEndedLogins(async at => {
    await Promise.all([sessions.forget(at), proofStore.forget(at)])
  }, logger)
  return {
    settings: { custody, operator, escrowKey: escrow?.key ?? null },
    guard: new RequestGuard({ address, proofs: new DeviceProofs(proofStore, now), sessions, now }),
    inbox,
    login,
    emailChange: new EmailChange({ ...shared, login }),
    sessions,
    users,
    devices,
    accounts,
    audit,
    mails,
    paths,
    creator: new WalletCreator({ database, writer, devices, audit, custody, escrowKeyId: escrow?.key.keyId, now }),
    changer: new PathChanger({ database, writer, devices, audit, now }),
    passwords: new Passwords({ database, oprf, paths, devices, daily: limits.daily, now }),
    escrow: openEscrow(dependencies, { users, mails, audit, address }),
    async close() {
      await Promise.all([stop(), background.close()])
      mailer.close()
    },
  }
}

function openEscrow(
  { database, escrow, now, settings }: WalletDependencies,
  parts: Pick<WalletApi, 'users' | 'mails' | 'audit'> & Pick<WalletDependencies, 'address'>,
): Escrow | undefined {
  if (!escrow) return undefined
  return new Escrow({ ...parts, database, now, opener: escrow.opener, delay: settings.escrowDelay ?? DAY })
}
