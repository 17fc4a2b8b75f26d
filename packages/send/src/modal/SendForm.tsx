import { Button, Icon, useActiveChain, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useWatchedAssets } from '@openappkit/appkit-ui/money'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { AmountPanel } from './AmountPanel'
import { focusBlocker } from './focusBlocker'
import { RecipientPanel } from './RecipientPanel'
import { ReservedCoins } from './ReservedCoins'
import type { SendFieldProps } from './SendFieldProps'
import { SendFlow } from './SendFlow'
import { type FormValue, SendProblem } from './SendProblem'
import { SendWarnings } from './SendWarnings'
import { useFieldErrors } from './useFieldErrors'
import { useFirstField } from './useFirstField'
import { useOpenReview } from './useOpenReview'

const downIcon = <Icon name="arrow-down" paths={['M12 5v14m-6-6 6 6 6-6']} />

export interface SendFormProps extends Omit<SendFieldProps, 'draft'> {
  readonly value: FormValue
}

/**
 * The form: token, amount and recipient. Its button is always enabled: it opens the review, or shows what is wrong and
 * moves the focus there. Parts `send-form`, `send-arrow`.
 */
export function SendForm({ controller, translator, value }: SendFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const network = useActiveChain()?.network
  const filling = useSnapshot(useKit().controller(SendFlow).filling)
  const { t } = translator
  const { draft } = value
  const errors = useFieldErrors(draft, translator)
  const { isWaiting, openReview } = useOpenReview(controller, blocker => {
    errors.reportAll(blocker)
    focusBlocker(form.current, blocker)
  })
  const assets = useWatchedAssets()
  useFirstField(form, draft)
  const { recipient, token } = draft
  const isElsewhere = token !== undefined && token.caipNetworkId !== network?.caipNetworkId
  const isEstimating = value.status === 'estimating' && value.purpose === 'review'
  const isFilling = filling.params !== undefined
  const isBusy = isEstimating || isWaiting || isFilling
  const isTokenLoading = isFilling || assets.status === 'loading' || assets.status === 'idle'
  const submit = (): void => {
    if (!isElsewhere && !isBusy) openReview()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    submit()
  }
  const fields = { controller, draft, translator }
  return (
    <form ref={form} className="send-form" part="send-form" noValidate onSubmit={onSubmit}>
      <div className="send-panels">
        <AmountPanel {...fields} {...errors.amount} isTokenLoading={isTokenLoading} />
        <span className="send-arrow" part="send-arrow" aria-hidden="true">
          {downIcon}
        </span>
        <RecipientPanel {...fields} {...errors.recipient} onEnter={submit} />
      </div>
      <div className="send-notices" aria-live="polite">
        {value.status === 'resolving' && <span className="visually-hidden">{t('checking')}</span>}
        {recipient.kind === 'found' && <SendWarnings recipient={recipient} t={t} />}
        <ReservedCoins {...fields} />
        <SendProblem value={value} isElsewhere={isElsewhere} translator={translator} />
      </div>
      {!isElsewhere && (
        <Button
          type="submit"
          variant="primary"
          fullWidth
          loading={isBusy}
          // Keeps the focus in the field: an error that shows when the field loses it would move the pressed button.
          onMouseDown={event => event.preventDefault()}
        >
          {t('previewSend')}
        </Button>
      )}
    </form>
  )
}
