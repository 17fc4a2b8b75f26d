import { type ExclusiveRunner, Session } from './api/Session'
import { WalletApi } from './api/WalletApi'
import { WalletServer } from './api/WalletServer'
import { CurrentState } from './CurrentState'
import { AccountPins } from './device/AccountPins'
import { type DeviceKeys, loadDeviceKeys } from './device/DeviceKeys'
import type { DeviceStore } from './device/DeviceStore'
import { createQueue } from './flows/createQueue'
import { EmailChange } from './flows/EmailChange'
import { addPasskey, addPassword, removePaths, testPath } from './flows/editPaths'
import { exportSecrets } from './flows/exportSecrets'
import { Link } from './flows/Link'
import { Login } from './flows/Login'
import { revokeDevice, rotate } from './flows/revokeDevices'
import { signReviewed } from './flows/signReviewed'
import { unlockWithEscrow, unlockWithPasskey, unlockWithPassword } from './flows/unlock'
import { sealRecovery } from './recovery/sealRecovery'
import type { Vault } from './Vault'
import type { VaultContext } from './VaultContext'

/** Environment of a vault. */
export interface VaultOptions {
  /** Origin of the wallet site, which also serves the API. */
  readonly url: string
  readonly fetch: typeof fetch
  readonly store: DeviceStore
  readonly crypto: Crypto
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Runs one task at a time among all pages of the wallet on this device. */
  readonly exclusively: ExclusiveRunner
  /** Name of this browser in the list of unlock paths. */
  readonly label: string
  /** IETF language tag of emails. */
  readonly language?: string | undefined
  /** Milliseconds until a request to the server counts as failed. Default: 10 seconds. */
  readonly timeLimit?: number | undefined
}

/** Creates a vault. Needs no worker, but should run in one. */
export function createVault(options: VaultOptions): Vault {
  const { context, session, releaseKeys } = assemble(options)
  const { api, state } = context
  const login = new Login({ ...context, session, releaseKeys })
  const link = new Link(context)
  const emailChange = new EmailChange(context)
  // Answers about the account must arrive in the order of its changes, or an old one would look like an old backup.
  const inOrder = createQueue()
  return {
    start: () => inOrder(() => login.start()),
    requestCode: request => login.requestCode(request, options.language),
    verifyCode: code => inOrder(() => login.verifyCode(code)),
    signOut: () => inOrder(() => login.signOut()),
    refresh: () => inOrder(() => login.refresh()),
    sign: request => signReviewed(context, request),
    unlockWithPasskey: answer => inOrder(() => unlockWithPasskey(context, answer)),
    unlockWithPassword: password => inOrder(() => unlockWithPassword(context, password)),
    unlockWithEscrow: () => inOrder(() => unlockWithEscrow(context)),
    cancelEscrow: () => api.cancelEscrow(),
    addPasskey: answer => inOrder(() => addPasskey(context, answer)),
    addPassword: password => inOrder(() => addPassword(context, password)),
    testPath: (path, key) => inOrder(() => testPath(context, path, key)),
    removePaths: ids => inOrder(() => removePaths(context, ids)),
    rotate: () => inOrder(() => rotate(context)),
    exportSecrets: () => exportSecrets(context),
    sealRecovery: password => sealRecovery(context, password),
    devices: () => api.devices(),
    revokeDevice: id => inOrder(() => revokeDevice(context, id)),
    auditLog: () => api.events(),
    openLink: request => link.open(request),
    acceptLink: sealed => inOrder(() => link.accept(sealed)),
    sealLink: request => link.seal(request),
    requestEmailChange: email => emailChange.request(email),
    confirmEmailChange: code => inOrder(() => emailChange.confirm(code)),
    subscribe: listener => state.subscribe(listener),
  }
}

interface Parts {
  readonly context: VaultContext
  readonly session: Session
  readonly releaseKeys: () => Promise<void>
}

function assemble({ store, crypto, exclusively, label, ...environment }: VaultOptions): Parts {
  let loading: Promise<DeviceKeys> | undefined
  const keys = (): Promise<DeviceKeys> => {
    loading ??= loadDeviceKeys(crypto, store)
    return loading
  }
  const pins = new AccountPins(crypto, store)
  const releaseKeys = async (): Promise<void> => {
    if (await pins.needKeys()) return
    loading = undefined
    await store.delete('keys')
  }
  const server = new WalletServer({ ...environment, crypto, keys })
  const state = new CurrentState(pins, store)
  const onEnd = (): void => {
    // Another page may have signed out and created new keys.
    loading = undefined
    state.loggedOut()
  }
  const session = new Session({ server, store, exclusively, onEnd })
  const api = new WalletApi(server, session)
  const context = { crypto, api, state, keys, now: () => server.now(), label }
  return { context, session, releaseKeys }
}
