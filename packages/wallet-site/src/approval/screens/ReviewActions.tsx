import { Button } from '@openappkit/appkit-ui/elements'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { externalIcon } from '../approvalIcons'
import type { ArmingState } from '../arming/Arming'
import { useArming } from '../arming/useArming'
import { useLastingState } from '../arming/useLastingState'
import { isDangerous } from '../isDangerous'
import type { ApprovalTranslator } from '../text/amountOf'
import { verbOf } from '../text/verbOf'
import type { ReviewScreenProps } from './ReviewScreenProps'

export interface ReviewActionsProps extends ReviewScreenProps {
  /** Element that must be visible for an approval. */
  readonly surface: RefObject<HTMLElement | null>
}

/** The answers to a request. Part `approval-answers`. */
export function ReviewActions(props: ReviewActionsProps): ReactNode {
  const { review, translator, onCancel, onWindow } = props
  const { t } = translator
  if (review.warnings.some(({ severity }) => severity === 'block')) {
    return (
      <div className="approval-buttons" part="approval-answers">
        <Button variant="primary" fullWidth onClick={onCancel}>
          {t('close')}
        </Button>
      </div>
    )
  }
  if (!onWindow) return <ArmedAnswers {...props} />
  const isRisky = isDangerous(review)
  const cancel = (
    <Button variant={isRisky ? 'primary' : 'neutral'} fullWidth onClick={onCancel}>
      {t('cancel')}
    </Button>
  )
  const go = (
    <Button variant={isRisky ? 'neutral' : 'primary'} fullWidth icon={externalIcon} onClick={onWindow}>
      {t('continueInWindow')}
    </Button>
  )
  return (
    <div className="approval-stack" part="approval-answers">
      {isRisky ? cancel : go}
      {isRisky ? go : cancel}
    </div>
  )
}

function ArmedAnswers(props: ReviewActionsProps): ReactNode {
  const { review, translator, isBusy, onApprove, onCancel, onCovered, surface } = props
  const { t } = translator
  const button = useRef<HTMLButtonElement>(null)
  const arming = useArming(surface, button, review)
  const shown = useLastingState(arming.state)
  const [refused, setRefused] = useState<unknown>()
  const isRisky = isDangerous(review)
  const isArmed = arming.state === 'armed' && !isBusy
  return (
    <>
      {shown === 'covered' && onCovered && (
        <Button fullWidth icon={externalIcon} onClick={onCovered}>
          {t('continueInWindow')}
        </Button>
      )}
      <div className="approval-buttons" part="approval-answers">
        <Button variant={isRisky ? 'primary' : 'neutral'} disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <div className="approval-verb" data-arming={isBusy || isRisky ? undefined : arming.state}>
          <Button
            elementRef={button}
            variant={isRisky ? 'neutral' : 'primary'}
            loading={isBusy}
            aria-disabled={!isArmed}
            aria-describedby="approval-hint"
            onClick={event => {
              const isAccepted = arming.accepts(event.nativeEvent)
              setRefused(isAccepted ? undefined : review)
              if (isAccepted) onApprove()
            }}
          >
            {verbOf(review.sentence, translator)}
          </Button>
        </div>
      </div>
      <Hint state={shown} wasRefused={refused === review} translator={translator} />
    </>
  )
}

interface HintProps {
  readonly state: ArmingState
  readonly wasRefused: boolean
  readonly translator: ApprovalTranslator
}

/** Says why the button doesn't work. Screen readers hear it, and that it works again. */
function Hint({ state, wasRefused, translator: { t } }: HintProps): ReactNode {
  const shown = state === 'covered' ? t('coveredHint') : wasRefused ? t('tooEarly') : ''
  return (
    <p className="approval-hint" id="approval-hint" role="status">
      {shown}
      {shown === '' && (
        <span className="visually-hidden">
          {t(state === 'armed' ? 'armedHint' : state === 'waiting' ? 'armingHint' : 'hiddenHint')}
        </span>
      )}
    </p>
  )
}
