import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import { Button, Link, useKit, useStatusFocus } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { activityView, hasActivity } from './hasActivity'
import { canRetry, focusOf, isUncertain } from './statusFocus'
import type { TransferProps } from './TransferProps'

/** The ways on from a transfer that was handed to the wallet. Part `send-actions`. */
export function SendActions({ controller, translator: { t }, value }: TransferProps): ReactNode {
  const kit = useKit()
  const action = useStatusFocus<HTMLButtonElement>(value.status, focusOf(value) === 'action')
  const hash = value.status === 'replaced' ? value.by : 'hash' in value ? value.hash : undefined
  const explorer = hash === undefined ? undefined : transactionUrl(value.review.account.network, hash)
  // The transfer can't be changed anymore.
  const isOver = 'hash' in value ? value.hash !== undefined : value.status === 'uncertain'
  const isRetried = canRetry(value)
  const isUnknown = isUncertain(value)
  // Another transaction may have sent the amount or not.
  const isActivityNext = (isUnknown || value.status === 'replaced') && hasActivity(kit)
  const end = (): void => {
    controller.reset()
    kit.router.reset('Account')
    // Only that feature declares its view.
    if (isActivityNext) kit.router.push(activityView as 'Account')
  }
  const endButton = (
    <Button elementRef={action} variant="primary" fullWidth onClick={end}>
      {t(isActivityNext ? 'viewActivity' : 'done')}
    </Button>
  )
  if (isOver) {
    return (
      <div className="send-actions" part="send-actions" data-over>
        {endButton}
        {explorer && (
          <Link href={explorer} external>
            {t('explorer')}
          </Link>
        )}
      </div>
    )
  }
  const isRefused = value.status === 'failed' && !isRetried && !isUnknown
  return (
    <div className="send-actions" part="send-actions">
      <Button
        elementRef={isRefused ? action : undefined}
        fullWidth
        variant={isRefused ? 'primary' : 'neutral'}
        onClick={() => controller.edit()}
      >
        {t('back')}
      </Button>
      {isUnknown && endButton}
      {isRetried && (
        <Button elementRef={action} variant="primary" fullWidth onClick={() => void controller.confirm()}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
