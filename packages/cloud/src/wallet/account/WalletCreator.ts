import type { CustodyPolicy, EmbeddedWalletCreation } from '@openappkit/contract/embedded'
import { eq } from 'drizzle-orm'
import { HttpFailure } from '../../http/HttpFailure'
import type { Database } from '../../storage/Database'
import { walletAddresses, walletEscrow, walletUsers } from '../../storage/walletSchema'
import type { AuditLog } from '../audit/AuditLog'
import { walletFailure } from '../failures'
import type { WalletCaller } from '../WalletCaller'
import { assertPathChange } from './controlSignature'
import type { Devices } from './Devices'
import type { PathWriter } from './pathRows'

export interface WalletCreatorDependencies {
  readonly database: Database
  readonly writer: PathWriter
  readonly devices: Devices
  readonly audit: AuditLog
  readonly custody: CustodyPolicy
  /** Id of the escrow's key. Undefined under the `user` policy. */
  readonly escrowKeyId: string | undefined
  readonly now: () => number
}

/** Creates wallets: all rows in one transaction, or none. */
export class WalletCreator {
  readonly #dependencies: WalletCreatorDependencies

  constructor(dependencies: WalletCreatorDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Creates the user's wallet. Does nothing if it exists with the same control key, so that a client can repeat a request
   * whose answer it didn't get.
   *
   * @throws HttpFailure `wallet_exists` or `statement_invalid`, or 422 if the paths don't fit the custody policy.
   */
  async create(caller: WalletCaller, creation: EmbeddedWalletCreation): Promise<void> {
    const { audit, custody, database, devices, now, writer } = this.#dependencies
    const { userId, thumbprint } = caller
    const { addresses, controlKey, escrow, paths, signature } = creation
    assertPathChange(controlKey, userId, { epoch: 1, add: paths, remove: [], dropsEscrow: false, signature })
    await database.sql.transaction(async sql => {
      const [user] = await sql.select().from(walletUsers).where(eq(walletUsers.id, userId)).for('update')
      if (!user) throw walletFailure('session_ended')
      if (user.controlKey === controlKey) return
      if (user.controlKey !== null) throw walletFailure('wallet_exists')
      this.#assertCustody(creation)
      const at = new Date(now())
      await sql.update(walletUsers).set({ controlKey, custody, epoch: 1 }).where(eq(walletUsers.id, userId))
      await sql
        .insert(walletAddresses)
        .values(addresses.map(({ address, namespace }, position) => ({ userId, address, namespace, position })))
      await writer.add(sql, caller, paths, at)
      if (escrow) await sql.insert(walletEscrow).values({ userId, ...escrow, createdAt: at })
      await devices.prove(userId, thumbprint, sql)
      await audit.add({ userId, event: 'walletCreated', deviceLabel: caller.label, origin: caller.origin }, sql)
    })
  }

  #assertCustody({ escrow, paths }: EmbeddedWalletCreation): void {
    const { custody, escrowKeyId } = this.#dependencies
    assertPathsDiffer(paths)
    if (escrow?.keyId !== escrowKeyId) {
      throw new HttpFailure(422, 'escrow', `The policy is ${custody}. Seal the seed to the key in the site's settings.`)
    }
    if (custody === 'user' && paths.every(({ kind }) => kind === 'device')) {
      throw new HttpFailure(422, 'paths', 'Add a passkey or a password: a device alone can lose the wallet.')
    }
  }
}

/** @throws HttpFailure 422 if two paths have the same id, or if more than one belongs to the device. */
export function assertPathsDiffer(paths: EmbeddedWalletCreation['paths']): void {
  const isRepeated = new Set(paths.map(({ id }) => id)).size < paths.length
  if (isRepeated || paths.filter(({ kind }) => kind === 'device').length > 1) {
    throw new HttpFailure(422, 'paths', 'Give each path an id of its own, and add at most one for this device.')
  }
}
