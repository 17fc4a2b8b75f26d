import type { Vault, VaultState } from '../Vault'

/** Name of a method that the page may call. */
export type VaultMethod = Exclude<keyof Vault, 'subscribe'>

/** Every method that the page may call. The worker refuses others. */
export const VAULT_METHODS: readonly VaultMethod[] = [
  'start',
  'requestCode',
  'verifyCode',
  'signOut',
  'refresh',
  'sign',
  'unlockWithPasskey',
  'unlockWithPassword',
  'unlockWithEscrow',
  'cancelEscrow',
  'addPasskey',
  'addPassword',
  'testPath',
  'removePaths',
  'rotate',
  'exportSecrets',
  'sealRecovery',
  'devices',
  'revokeDevice',
  'auditLog',
  'openLink',
  'acceptLink',
  'sealLink',
  'requestEmailChange',
  'confirmEmailChange',
]

/** Failure as it crosses between worker and page. */
export interface FailureMessage {
  readonly code: string
  readonly message: string
  readonly left?: number | undefined
}

/** Message from the worker to the page: an answer, or the new state. */
export type VaultMessage =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: FailureMessage }
  | { readonly state: VaultState }
