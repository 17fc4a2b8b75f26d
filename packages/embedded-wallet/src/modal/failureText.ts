import type { AppKitError } from '@openappkit/appkit-core'
import type { Translate } from '@openappkit/appkit-ui/elements'
import type { CodeProblem } from '../login/LoginState'
import type { walletEn } from './locales/wallet.en'

const minute = 60_000

/** Returns what happened and what to do next, for a failure of the wallet. */
export function failureText(t: Translate<typeof walletEn>, error: AppKitError): string {
  switch (error.code) {
    case 'embedded/email-invalid':
      return t('invalidEmail')
    case 'embedded/unreachable':
      return t('unreachable')
    case 'embedded/frame-failed':
      return t('frameFailed')
    case 'embedded/timeout':
      return t('timeout')
    case 'embedded/origin-not-allowed':
      return t('originNotAllowed')
    case 'embedded/login-again':
      return t('loginAgain')
    default:
      return t('failed')
  }
}

/** Returns why a code wasn't accepted and what to do next. `now` is in milliseconds since the epoch. */
export function problemText(t: Translate<typeof walletEn>, problem: CodeProblem, now: number): string {
  switch (problem.reason) {
    case 'wrong':
      if (problem.triesLeft === undefined) return t('wrongCodeAgain')
      return problem.triesLeft === 0 ? t('wrongCodeLast') : t('wrongCode', { count: problem.triesLeft })
    case 'expired':
      return t('codeExpired')
    case 'tooMany':
      if (problem.retryAt === undefined) return t('tooManyCodes')
      return t('tooManyCodesUntil', { count: Math.max(1, Math.ceil((problem.retryAt - now) / minute)) })
    case 'failed':
      return failureText(t, problem.error)
  }
}
