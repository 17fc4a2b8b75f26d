import type { EmbeddedDevice } from '@openappkit/contract/embedded'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import { type WalletDeviceRow, walletDevices, walletPaths, walletSessions } from '../../storage/walletSchema'
import type { WalletSql } from '../WalletSql'

/** Devices per user. The ones unused for the longest time go first, except those that have opened the wallet. */
const DEVICES = 100
/** Origins per device. */
const ORIGINS = 20

/** A login on a device. */
export interface DeviceLogin extends Pick<WalletDeviceRow, 'userId' | 'thumbprint' | 'label'> {
  readonly origin: string
}

/** Devices on which users have logged in. */
export class Devices {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Records a login. Resolves with whether the device is new for this user. */
  async logIn({ label, origin, thumbprint, userId }: DeviceLogin): Promise<boolean> {
    const now = new Date(this.#now())
    return this.#database.sql.transaction(async database => {
      const [known] = await database.select().from(walletDevices).where(isDevice(userId, thumbprint)).for('update')
      if (known) {
        const origins = [origin, ...known.origins.filter(one => one !== origin)].slice(0, ORIGINS)
        await database.update(walletDevices).set({ label, origins, usedAt: now }).where(isDevice(userId, thumbprint))
        return false
      }
      const row = { userId, thumbprint, label, origins: [origin], provenAt: null, blockedUntil: null }
      await database
        .insert(walletDevices)
        .values({ ...row, createdAt: now, usedAt: now })
        .onConflictDoNothing()
      await database.execute(sql`
        delete from ${walletDevices} where ${walletDevices.userId} = ${userId} and ${walletDevices.thumbprint} in (
          select ${walletDevices.thumbprint} from ${walletDevices} where ${walletDevices.userId} = ${userId}
          order by ${walletDevices.provenAt} is null, ${walletDevices.usedAt} desc offset ${DEVICES})`)
      return true
    })
  }

  async find(userId: string, thumbprint: string): Promise<WalletDeviceRow | undefined> {
    const [row] = await this.#database.sql.select().from(walletDevices).where(isDevice(userId, thumbprint))
    return row
  }

  /** Records that the device has signed with the wallet's control key. */
  async prove(userId: string, thumbprint: string, database: WalletSql = this.#database.sql): Promise<void> {
    const now = new Date(this.#now())
    await database
      .update(walletDevices)
      .set({ provenAt: sql`coalesce(${walletDevices.provenAt}, ${now.toISOString()}::timestamptz)`, usedAt: now })
      .where(isDevice(userId, thumbprint))
  }

  /** Returns the devices that are logged in or can open the wallet, the last used one first. */
  async list(userId: string, asking: string): Promise<readonly EmbeddedDevice[]> {
    const { sql: database } = this.#database
    const [devices, paths, sessions] = await Promise.all([
      database.select().from(walletDevices).where(eq(walletDevices.userId, userId)).orderBy(desc(walletDevices.usedAt)),
      database.select({ id: walletPaths.thumbprint }).from(walletPaths).where(eq(walletPaths.userId, userId)),
      database.select({ id: walletSessions.thumbprint }).from(walletSessions).where(eq(walletSessions.userId, userId)),
    ])
    const [withPath, withSession] = [paths, sessions].map(rows => new Set(rows.map(({ id }) => id)))
    return devices
      .map(device => ({ device, hasPath: withPath?.has(device.thumbprint) === true }))
      .filter(({ device, hasPath }) => hasPath || withSession?.has(device.thumbprint))
      .map(({ device, hasPath }) => ({
        id: device.thumbprint,
        label: device.label,
        origins: device.origins,
        isThisDevice: device.thumbprint === asking,
        hasPath,
        createdAt: device.createdAt.getTime(),
        usedAt: device.usedAt.getTime(),
      }))
  }
}

function isDevice(userId: string, thumbprint: string) {
  return and(eq(walletDevices.userId, userId), eq(walletDevices.thumbprint, thumbprint))
}
