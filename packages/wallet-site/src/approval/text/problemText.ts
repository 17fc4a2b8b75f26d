import { WalletFailure, type WalletFailureCode } from '../../WalletFailure'
import { PasskeyFailure } from '../passkey/PasskeyFailure'
import type { ApprovalTranslator } from './amountOf'

/** Failures with a text of their own. All others show the general one. */
const known = {
  'embedded/password-wrong': 'problem.password-wrong',
  'embedded/too-many-passwords': 'problem.too-many-passwords',
  'embedded/path-not-found': 'problem.path-not-found',
  'embedded/recovery-canceled': 'problem.recovery-canceled',
  'embedded/path-damaged': 'problem.path-damaged',
  'embedded/address-mismatch': 'problem.address-mismatch',
  'embedded/older-server': 'problem.older-server',
  'embedded/unreachable': 'problem.unreachable',
  'embedded/login-again': 'problem.login-again',
  'embedded/not-logged-in': 'problem.login-again',
  'embedded/code-wrong': 'problem.code-wrong',
  'embedded/code-expired': 'problem.code-expired',
  'embedded/too-many-codes': 'problem.too-many-codes',
  'embedded/email-invalid': 'problem.email-invalid',
  'embedded/last-path': 'problem.last-path',
} as const satisfies Partial<Record<WalletFailureCode, string>>

function isKnown(code: WalletFailureCode): code is keyof typeof known {
  return Object.hasOwn(known, code)
}

/** Failure of the window that opens the wallet for this page. */
export class WindowFailure extends Error {
  override readonly name: string = 'WindowFailure'
  readonly problem: 'popup-blocked' | 'popup-closed'

  constructor(problem: 'popup-blocked' | 'popup-closed') {
    super(`The wallet's window didn't answer: ${problem}.`)
    this.problem = problem
  }
}

/** Returns what happened and what to do next. */
export function problemText(cause: unknown, operator: string, { t }: ApprovalTranslator): string {
  if (cause instanceof PasskeyFailure || cause instanceof WindowFailure) return t(`problem.${cause.problem}`)
  if (!(cause instanceof WalletFailure) || !isKnown(cause.code)) return t('problem.failed')
  const { code, left } = cause
  if (code === 'embedded/older-server') return t('problem.older-server', { operator })
  if (left !== undefined && left > 0) {
    if (code === 'embedded/password-wrong') return t('problem.triesLeft', { count: left })
    if (code === 'embedded/code-wrong') return t('problem.codesLeft', { count: left })
    if (code === 'embedded/too-many-passwords') return t('problem.waitMinutes', { count: Math.ceil(left / 60_000) })
  }
  return t(known[code])
}
