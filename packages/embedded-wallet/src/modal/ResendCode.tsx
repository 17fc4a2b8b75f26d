import { Button, type Translator, useAnnouncement } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { CodeStep } from '../login/LoginState'
import type { walletEn } from './locales/wallet.en'
import { useSecondsUntil } from './useSecondsUntil'

export interface ResendCodeProps {
  readonly translator: Translator<typeof walletEn>
  readonly step: Pick<CodeStep, 'resend' | 'resendAt'>
  readonly onResend: () => void
}

/** Offers another code once it's time, and shows that it was sent. Part `code-resent`. */
export function ResendCode({ translator: { t }, step, onResend }: ResendCodeProps): ReactNode {
  const { resend, resendAt } = step
  const seconds = useSecondsUntil(resendAt)
  const isSent = resend === 'sent'
  useAnnouncement(isSent && t('resent'))
  const label = () => {
    if (resend === 'sending') return t('resending')
    if (seconds === 0) return t('resend')
    return seconds > 90 ? t('resendInMinutes', { minutes: Math.ceil(seconds / 60) }) : t('resendIn', { seconds })
  }
  const mayResend = seconds === 0 && resend !== 'sending'
  return (
    <>
      <Button
        variant="ghost"
        loading={resend === 'sending'}
        // Keeps the focus, unlike a disabled button.
        aria-disabled={!mayResend || undefined}
        onClick={mayResend ? onResend : undefined}
      >
        {label()}
      </Button>
      {isSent && (
        <p className="code-resent" part="code-resent">
          {t('resent')}
        </p>
      )}
    </>
  )
}
