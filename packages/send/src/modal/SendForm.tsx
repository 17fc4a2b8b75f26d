import { Button, useActiveChain, useKit } from '@openappkit/appkit-ui/elements'
import type { FormEvent, ReactNode } from 'react'
import { blockerOf } from '../draft/blockerOf'
import type { SendController } from '../SendController'
import { AmountPanel } from './AmountPanel'
import { DownIcon } from './icons/DownIcon'
import { RecipientPanel } from './RecipientPanel'
import { ReservedCoins } from './ReservedCoins'
import type { SendFieldProps } from './SendFieldProps'
import { type FormValue, SendProblem } from './SendProblem'
import { SendWarnings } from './SendWarnings'
import { shortened } from './shortened'
import { useWatchedAssets } from './useWatchedAssets'

export interface SendFormProps extends Omit<SendFieldProps, 'draft'> {
  readonly value: FormValue
}

/** The form: token, amount and recipient. Parts `send-form`, `send-arrow`. */
export function SendForm({ controller, translator, value }: SendFormProps): ReactNode {
  const network = useActiveChain()?.network
  const goOn = useOpenReview(controller)
  useWatchedAssets()
  const { t } = translator
  const { draft } = value
  const { recipient, token } = draft
  const blocker = blockerOf(draft)
  const isChecking = value.status === 'resolving'
  const isElsewhere = token !== undefined && token.caipNetworkId !== network?.caipNetworkId
  const isReady = blocker === undefined && !isChecking && !isElsewhere
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (isReady) goOn()
  }
  const fields = { controller, draft, translator }
  return (
    <form className="send-form" part="send-form" noValidate onSubmit={onSubmit}>
      <div className="send-panels">
        <AmountPanel {...fields} />
        <span className="send-arrow" part="send-arrow" aria-hidden="true">
          <DownIcon />
        </span>
        <RecipientPanel {...fields} onEnter={() => isReady && goOn()} />
      </div>
      <div className="send-notices" aria-live="polite">
        {isChecking && <span className="visually-hidden">{t('checking')}</span>}
        {recipient.kind === 'found' && <SendWarnings recipient={recipient} t={t} />}
        <ReservedCoins {...fields} />
        <SendProblem value={value} isElsewhere={isElsewhere} translator={translator} />
      </div>
      {!isElsewhere && (
        <Button
          type="submit"
          variant="primary"
          fullWidth
          disabled={!isReady}
          loading={value.status === 'estimating' && value.purpose === 'review'}
        >
          {blocker === 'insufficientFunds'
            ? t(blocker, { symbol: shortened(token?.symbol ?? '') })
            : t(blocker ?? 'previewSend')}
        </Button>
      )}
    </form>
  )
}

/** Returns a function that prepares the review and opens it. */
function useOpenReview(controller: SendController): () => void {
  const { router } = useKit()
  return () =>
    void controller.review().then(isReviewed => {
      // Doesn't bring back a user who has left the form.
      if (isReviewed && router.current.view === 'WalletSend') router.push('WalletSendPreview')
    })
}
