import { WalletFailure, type WalletFailureCode } from '../../WalletFailure'

const FAILURES: Readonly<Record<string, readonly [WalletFailureCode, string]>> = {
  email: ['embedded/email-invalid', "That isn't an email address. Check it and try again."],
  email_taken: ['embedded/email-invalid', 'Another wallet uses this email address. Use another one.'],
  code: ['embedded/code-wrong', 'A code has six digits. Check it and try again.'],
  code_wrong: ['embedded/code-wrong', "That code isn't right. Check it and try again."],
  code_expired: ['embedded/code-expired', 'Code expired. Send a new one.'],
  too_many_codes: ['embedded/too-many-codes', 'Too many codes. Try again later.'],
  login_again: ['embedded/login-again', 'Log in again to continue.'],
  session_ended: ['embedded/not-logged-in', 'The session ended. Log in again.'],
  path_not_found: ['embedded/path-not-found', "The wallet can't be unlocked this way any more. Use another way."],
  password_wrong: ['embedded/password-wrong', "That password isn't right. Try again."],
  too_many_passwords: ['embedded/too-many-passwords', 'Too many tries. Try again later.'],
  last_path: ['embedded/last-path', "The last way to unlock the wallet can't be removed. Add another one first."],
  locked: ['embedded/locked', 'Unlock the wallet on this device first.'],
  recovery_canceled: ['embedded/recovery-canceled', 'The recovery was canceled. Unlock the wallet in another way.'],
  origin: ['embedded/origin-not-allowed', "The app isn't allowed to use this wallet."],
  app: ['embedded/origin-not-allowed', "The app isn't allowed to use this wallet."],
}

/**
 * Reason of a failed request, as the server names it. Its messages are our own: the server's aren't shown, because they
 * aren't translated.
 */
export class ServerFailure extends WalletFailure {
  /** Field of the server's first reason, such as `epoch_conflict`. Empty if it gave none. */
  readonly reason: string

  constructor(code: WalletFailureCode, message: string, reason: string, left?: number) {
    super(code, message, left === undefined ? {} : { left })
    this.reason = reason
  }
}

/** Returns the failure for a response that isn't successful. */
export function failureOf(status: number, answer: unknown): WalletFailure {
  const { field, left } = firstReason(answer)
  const known = Object.hasOwn(FAILURES, field) ? FAILURES[field] : undefined
  if (known) return new ServerFailure(known[0], known[1], field, left)
  if (status >= 500) return unreachable()
  if (status === 429) {
    return new ServerFailure('embedded/too-many-requests', 'Too many requests. Try again later.', field, left)
  }
  return new ServerFailure('embedded/failed', 'The wallet server refused the request. Try again.', field)
}

/** Returns the failure of a request that got no answer. */
export function unreachable(cause?: unknown): WalletFailure {
  return new WalletFailure('embedded/unreachable', "Can't reach the wallet server. Try again.", { cause })
}

/** Returns the failure of a request whose answer can't be read. */
export function unreadable(cause?: unknown): WalletFailure {
  return new WalletFailure(
    'embedded/failed',
    "The wallet server sent an answer that the wallet can't read. Reload the page and try again.",
    { cause },
  )
}

function firstReason(answer: unknown): { readonly field: string; readonly left?: number } {
  const none = { field: '' }
  if (typeof answer !== 'object' || answer === null || !('reasons' in answer)) return none
  const reason: unknown = Array.isArray(answer.reasons) ? answer.reasons[0] : undefined
  if (typeof reason !== 'object' || reason === null || !('field' in reason) || typeof reason.field !== 'string') {
    return none
  }
  const left = 'left' in reason ? reason.left : undefined
  return typeof left === 'number' && Number.isFinite(left) ? { field: reason.field, left } : { field: reason.field }
}
