import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import { Button, Link, useKit, useStatusFocus } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { SwapReviewProps } from './SwapProps'
import type { ProgressValue } from './swapScene'

export interface SwapActionsProps extends SwapReviewProps {
  readonly value: ProgressValue
}

/** The user's next steps. Part `swap-actions`. */
export function SwapActions({ controller, translator: { t }, value }: SwapActionsProps): ReactNode {
  const kit = useKit()
  const hasAction = value.status !== 'requesting' && value.status !== 'submitted' && value.status !== 'approving'
  const action = useStatusFocus<HTMLButtonElement>(value.status, hasAction)
  const hash = value.status === 'replaced' ? value.by : 'hash' in value ? value.hash : undefined
  const explorer = hash === undefined ? undefined : transactionUrl(value.review.quote.query.account.network, hash)
  const isMined = value.status === 'failed' && value.hash !== undefined
  const isOver = !('draft' in value)
  const end = (): void => {
    controller.reset()
    const opener = kit.router.state.stack.findIndex(({ view }) => view === 'Swap') - 1
    // A view that led here, such as a payment that needed the token, continues.
    if (opener >= 0) kit.router.goBackToIndex(opener)
    else kit.router.reset('Account')
  }
  if (isOver)
    return (
      <div className="swap-actions" part="swap-actions" data-over>
        <Button elementRef={action} variant="primary" fullWidth onClick={end}>
          {t('done')}
        </Button>
        {explorer && (
          <Link href={explorer} external>
            {t('explorer')}
          </Link>
        )}
      </div>
    )
  const isRetried = value.status === 'declined' || value.status === 'pendingInWallet' || value.status === 'failed'
  return (
    <div className="swap-actions" part="swap-actions">
      <Button fullWidth onClick={() => controller.edit()}>
        {t('back')}
      </Button>
      {isRetried && (
        <Button
          elementRef={action}
          variant="primary"
          fullWidth
          onClick={() => (isMined ? controller.edit() : void controller.confirm())}
        >
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
