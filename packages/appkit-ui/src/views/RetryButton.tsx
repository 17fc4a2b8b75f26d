import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../elements/Button'
import { useTranslator } from '../i18n/useTranslator'
import { RetryIcon } from '../icons/RetryIcon'
import { useRetryOffer } from '../kit/useRetryOffer'
import { focusTitle } from '../shell/focusTitle'

export interface RetryButtonProps {
  /** Whether the wallet has answered, or can't. The button is then the next step and takes the focus. */
  readonly isOver: boolean
  readonly onRetry: () => void
}

/** Offers to repeat a request to a wallet, as soon as it is over or takes long. */
export function RetryButton({ isOver, onRetry }: RetryButtonProps): ReactNode {
  const { t } = useTranslator()
  const button = useRef<HTMLButtonElement>(null)
  const isOffered = useRetryOffer(!isOver)
  useLayoutEffect(() => {
    if (isOver) button.current?.focus({ preventScroll: true })
  }, [isOver])
  return (
    isOffered && (
      <Button
        elementRef={button}
        variant={isOver ? 'primary' : 'neutral'}
        icon={<RetryIcon />}
        onClick={({ currentTarget }) => {
          // The button goes away, and must not take the focus with it.
          if (isOver) focusTitle(currentTarget.closest('.card'))
          onRetry()
        }}
      >
        {t('tryAgain')}
      </Button>
    )
  )
}
