import { type FailureStatus, HttpFailure } from '../http/HttpFailure'

/** Reason why the wallet API rejects a request. The `field` of its failure body. */
export type WalletFailureField =
  | 'code_wrong'
  | 'code_expired'
  | 'too_many_codes'
  | 'login_again'
  | 'session_ended'
  | 'proof_invalid'
  | 'clock'
  | 'path_not_found'
  | 'password_wrong'
  | 'too_many_passwords'
  | 'last_path'
  | 'epoch_conflict'
  | 'statement_invalid'
  | 'wallet_exists'
  | 'escrow_needs_tested_paths'
  | 'email_taken'
  | 'mail_failed'
  | 'origin'
  | 'app'
  | 'locked'
  | 'recovery_canceled'

const FAILURES: Readonly<Record<WalletFailureField, readonly [FailureStatus, string]>> = {
  code_wrong: [400, "That code isn't right."],
  code_expired: [410, 'The code expired. Send a new one.'],
  too_many_codes: [429, 'Too many codes. Try again later.'],
  login_again: [401, 'Log in again to continue.'],
  session_ended: [401, 'The session ended. Log in again.'],
  proof_invalid: [401, "The device's proof isn't valid."],
  clock: [401, "The device's clock is wrong. Compare it with the Date header."],
  path_not_found: [404, 'There is no such way to unlock this wallet.'],
  password_wrong: [403, "The password isn't right."],
  too_many_passwords: [429, 'Too many passwords. Try again later.'],
  last_path: [409, "The last way to unlock a wallet can't be removed."],
  epoch_conflict: [409, 'The ways to unlock the wallet changed in the meantime. Load the account again.'],
  statement_invalid: [403, "The wallet's signature isn't valid."],
  wallet_exists: [409, 'The user already has a wallet.'],
  escrow_needs_tested_paths: [409, 'Test two ways to unlock the wallet first.'],
  email_taken: [409, 'Another wallet uses this address.'],
  mail_failed: [503, "The email couldn't be sent. Try again."],
  origin: [403, 'Only the wallet site can use this endpoint.'],
  app: [403, "The app's project doesn't allow this origin."],
  locked: [403, 'Unlock the wallet on this device first.'],
  recovery_canceled: [403, 'The recovery was canceled.'],
}

/**
 * Creates a failure of the wallet API.
 *
 * @param left - Tries or milliseconds that are left.
 */
export function walletFailure(field: WalletFailureField, left?: number): HttpFailure {
  const [status, description] = FAILURES[field]
  const isWait = status === 429 && left !== undefined
  const headers: Record<string, string> = isWait ? { 'retry-after': String(Math.max(1, Math.ceil(left / 1000))) } : {}
  return new HttpFailure(status, field, description, headers, left)
}
