import { Button, type Translate, useKit } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { SIWXController } from '../controller/SIWXController'
import type { SignInState } from '../controller/SignInState'
import type { signInEn } from '../locales/signIn.en'

/** Props of {@link SignInActions}. */
export interface SignInActionsProps {
  readonly value: SignInState
  readonly isConnected: boolean
  readonly controller: SIWXController
  readonly t: Translate<typeof signInEn>
}

/** Buttons to sign, retry and leave. Every state has at least one. */
export function SignInActions({ value, isConnected, controller, t }: SignInActionsProps): ReactNode {
  const kit = useKit()
  const primary = useRef<HTMLButtonElement>(null)
  const { status } = value
  const isOver = ['declined', 'pendingInWallet', 'failed', 'unanswered'].includes(status)
  useLayoutEffect(() => {
    if (isOver) primary.current?.focus({ preventScroll: true })
  }, [isOver])

  if (status === 'idle') {
    const goOn = () => (isConnected ? kit.modal.close() : kit.modal.open({ view: 'Connect' }))
    return (
      <div className="sign-in-actions" part="sign-in-actions">
        <Button variant="primary" fullWidth onClick={goOn}>
          {t(isConnected ? 'close' : 'connect')}
        </Button>
      </div>
    )
  }
  const isCanceling = status === 'canceling'
  const isReturning = isCanceling && value.returnsTo !== undefined
  const isSigning = status === 'requesting'
  return (
    <div className="sign-in-actions" part="sign-in-actions">
      <Button
        fullWidth
        loading={isCanceling && !isReturning}
        // Keeps the focus, as Sign does.
        aria-disabled={isReturning || undefined}
        onClick={isReturning ? undefined : () => void controller.cancel()}
      >
        {t(isCanceling ? 'canceling' : 'cancel')}
      </Button>
      {isReturning ? (
        // Users don't have to wait for the wallet's network switch.
        <Button fullWidth onClick={() => void controller.leave()}>
          {t('disconnect')}
        </Button>
      ) : (
        <Button
          elementRef={primary}
          variant={isSigning ? 'neutral' : 'primary'}
          fullWidth
          loading={status === 'checking'}
          // Keeps the focus. The ring around the wallet shows the progress.
          aria-disabled={isSigning || undefined}
          disabled={isCanceling}
          onClick={isSigning ? undefined : () => void controller.sign()}
        >
          {t(isOver ? 'tryAgain' : 'sign')}
        </Button>
      )}
    </div>
  )
}
