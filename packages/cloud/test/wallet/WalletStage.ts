import { randomBytes } from 'node:crypto'
import type { EmbeddedAccount, EmbeddedLogin, LoginCodeSent, NewUnlockPath } from '@openappkit/contract/embedded'
import { type Mailbox, startMailbox } from '@openappkit/testing/node'
import { onTestFinished } from 'vitest'
import type { CloudOptions } from '../../src/server/CloudOptions'
import type { WalletSettings } from '../../src/wallet/WalletOptions'
import { startTestCloud, type TestCloud } from '../server/startTestCloud'
import { type WalletAnswer, WalletDevice } from './WalletDevice'
import { newPath, WalletSeed } from './WalletSeed'
import { walletSecrets } from './walletSecrets'

/** Origin of the app in tests. */
export const APP = 'https://app.example'

/** A device that has logged in. */
export interface LoggedIn {
  readonly device: WalletDevice
  readonly account: EmbeddedAccount
}

/** A user with a wallet. */
export interface WalletUser extends LoggedIn {
  readonly email: string
  readonly seed: WalletSeed
  readonly paths: readonly NewUnlockPath[]
}

/** A server of the embedded wallet with a mail server. Its clock can be moved. */
export interface WalletStage {
  /** Origin of the wallet site. */
  readonly url: string
  readonly mailbox: Mailbox
  now(): number
  advance(milliseconds: number): void
  device(): Promise<WalletDevice>
  address(): string
  requestCode(device: WalletDevice, email: string, more?: object): Promise<WalletAnswer<LoginCodeSent>>
  /** Logs in with a code from the mailbox. */
  logIn(email: string, device?: WalletDevice): Promise<LoggedIn>
  /** Logs in a new user and creates a wallet with a device, a passkey and a password. */
  createUser(): Promise<WalletUser>
}

/** Returns the origin of a server's wallet site. */
export function walletUrlOf({ walletUrl }: Pick<TestCloud, 'walletUrl'>): string {
  if (walletUrl === undefined) throw new Error("The wallet site isn't built")
  return walletUrl
}

let addresses = 0

export async function startWalletStage(
  databaseUrl: string | undefined,
  settings: WalletSettings = {},
  options: CloudOptions = {},
): Promise<WalletStage> {
  const mailbox = await startMailbox()
  let offset = 0
  const now = (): number => Date.now() + offset
  const cloud = await startTestCloud({
    ...(databaseUrl !== undefined && { databaseUrl }),
    walletPort: 0,
    ...options,
    walletTiming: { now },
    wallet: { ...walletSecrets(), smtpUrl: mailbox.smtpUrl, ...settings },
  })
  onTestFinished(async () => {
    await cloud.close()
    await mailbox.close()
  })
  const url = walletUrlOf(cloud)
  const device = (): Promise<WalletDevice> => WalletDevice.create(url, now)
  const address = (): string => `user-${++addresses}-${randomBytes(4).toString('hex')}@example.com`
  const requestCode: WalletStage['requestCode'] = (asking, email, more = {}) =>
    asking.post<LoginCodeSent>('codes', { email, projectId: 'local', origin: APP, ...more }, { token: null })
  const logIn: WalletStage['logIn'] = async (email, asking) => {
    const used = asking ?? (await device())
    const sent = await requestCode(used, email)
    const code = await mailbox.nextCode(email)
    const { body, field, status } = await used.post<EmbeddedLogin>(
      'codes/verify',
      { codeId: sent.body.codeId, code },
      { token: null },
    )
    if (status !== 200) throw new Error(`The login failed: ${status} ${field}`)
    used.token = body.session.token
    used.refresh = body.session.refresh
    return { device: used, account: body.account }
  }
  const createUser: WalletStage['createUser'] = async () => {
    const email = address()
    const { account, device: used } = await logIn(email)
    const seed = new WalletSeed(account.userId)
    const paths = [newPath('device'), newPath('passkey'), newPath('password')]
    const created = await used.post<EmbeddedAccount>('account', seed.creation(paths))
    if (created.status !== 200) throw new Error(`No wallet: ${created.status} ${JSON.stringify(created.body)}`)
    return { email, device: used, account: created.body, seed, paths }
  }
  return {
    url,
    mailbox,
    now,
    advance(milliseconds) {
      offset += milliseconds
    },
    device,
    address,
    requestCode,
    logIn,
    createUser,
  }
}
