import type {
  EmbeddedAccount,
  EmbeddedAuditEntry,
  EmbeddedDevice,
  EmbeddedStatus,
  LoginCodeSent,
  UnlockPath,
} from '@openappkit/contract/embedded'
import type { ReviewedRequest } from '../request/WalletRequest'
import type { SealedRecovery } from './recovery/SealedRecovery'
import type { WalletSecrets } from './seed/walletSecrets'

/** State that the vault shows to the page: the status, and the account while a user is logged in. */
export interface VaultState {
  readonly status: EmbeddedStatus
  readonly account: EmbeddedAccount | undefined
  /** Whether the device's keys end with the page, because the browser can't store them. */
  readonly isMemoryOnly: boolean
  /** Set once this page has created the wallet. */
  readonly isNew?: boolean | undefined
}

/** Result of a WebAuthn ceremony, which only a page can run. The vault clears `prf`. */
export interface PasskeyAnswer {
  /** Base64url. */
  readonly credentialId: string
  /** 32 bytes. */
  readonly prf: Uint8Array
}

/** Answer of the operator's escrow. */
export type EscrowUnlock =
  | { readonly status: 'open'; readonly state: VaultState }
  /** `opensAt` is in milliseconds since the epoch. */
  | { readonly status: 'waiting'; readonly opensAt: number }

/**
 * Holds the device's keys and the session, opens the seed for one signature at a time, and signs. It runs in a worker;
 * the page only sees this interface. The seed and the keys never leave the worker.
 *
 * Methods reject with a `WalletFailure`.
 */
export interface Vault {
  /** Loads or creates the device's keys and renews a stored session. */
  start(): Promise<VaultState>
  /** Sends a code. `origin` is the verified origin of the app. */
  requestCode(request: {
    readonly email: string
    readonly origin: string
    readonly projectId: string
    /** IETF language tag of the email. Default: the browser's language. */
    readonly language?: string | undefined
  }): Promise<LoginCodeSent>
  /**
   * Checks the code and logs in. A new user gets a wallet immediately, unless the policy is `user`: then the status is
   * `locked` until {@link Vault.addPasskey} or {@link Vault.addPassword} creates it.
   */
  verifyCode(code: string): Promise<VaultState>
  /**
   * Ends the session. Forgets the device's keys, unless the wallet of a user who was here has no other tested unlock
   * path. Resolves even if the server can't be reached.
   */
  signOut(): Promise<void>
  /**
   * Reads the account again, because another device may have changed it or ended this session. Resolves with the status
   * `out` if the session has ended.
   */
  refresh(): Promise<VaultState>
  /** Signs the reviewed request. Returns one signature, serialized transaction or raw transaction per item. */
  sign(request: ReviewedRequest): Promise<readonly Uint8Array[]>
  /** Opens the wallet with a passkey and adds a path for this device. */
  unlockWithPasskey(answer: PasskeyAnswer): Promise<VaultState>
  /** Opens the wallet with a password and adds a path for this device. */
  unlockWithPassword(password: string): Promise<VaultState>
  /** Adds a passkey. Also creates the wallet under the `user` policy. */
  addPasskey(answer: PasskeyAnswer & { readonly label: string }): Promise<VaultState>
  /** Adds or replaces the password. Also creates the wallet under the `user` policy. */
  addPassword(password: string): Promise<VaultState>
  /** Opens a path in a fresh attempt and marks it as tested. Destroys the escrow once two paths are tested. */
  testPath(path: UnlockPath, key: PasskeyAnswer | { readonly password: string }): Promise<VaultState>
  /** Removes paths. The last one can't go. */
  removePaths(ids: readonly string[]): Promise<VaultState>
  /** Removes the paths of all other devices and ends their sessions. */
  rotate(): Promise<VaultState>
  /** Returns the recovery phrase and the private keys. Only pages of the wallet's own window may call it. */
  exportSecrets(): Promise<WalletSecrets>
  /** Seals the wallet for a recovery file, with a password of at least 12 characters. */
  sealRecovery(password: string): Promise<SealedRecovery>
  devices(): Promise<readonly EmbeddedDevice[]>
  /** Removes the paths of a device and ends its sessions. Needs the open wallet only if the device has a path. */
  revokeDevice(id: string): Promise<void>
  auditLog(): Promise<readonly EmbeddedAuditEntry[]>
  /**
   * Asks to open the wallet with the operator's escrow, which adds a path for this device. On a new device the escrow
   * opens after a delay, so call it again after `opensAt`.
   */
  unlockWithEscrow(): Promise<EscrowUnlock>
  /** Withdraws a request to open the wallet with the operator's escrow. */
  cancelEscrow(): Promise<void>
  /**
   * Public key that another page of the wallet seals the seed to.
   *
   * @param request - The verified origin of the app. The other page has to name the same.
   */
  openLink(request: { readonly origin: string }): Promise<{ readonly publicKey: Uint8Array }>
  /** Accepts a seed that another page of the wallet sealed, and adds a path for this device. */
  acceptLink(sealed: { readonly encapsulation: Uint8Array; readonly ciphertext: Uint8Array }): Promise<VaultState>
  /** Seals the seed to another page of the wallet, for the app that it names. */
  sealLink(request: {
    readonly publicKey: Uint8Array
    readonly origin: string
  }): Promise<{ readonly encapsulation: Uint8Array; readonly ciphertext: Uint8Array }>
  /** Changes the email address in two steps: a code to the old address, then one to the new. */
  requestEmailChange(email: string): Promise<LoginCodeSent>
  confirmEmailChange(code: string): Promise<{ readonly next: 'newCode' | 'done'; readonly account: EmbeddedAccount }>
  /** Listens for changes of the state. Returns a function that stops. */
  subscribe(listener: (state: VaultState) => void): () => void
}
