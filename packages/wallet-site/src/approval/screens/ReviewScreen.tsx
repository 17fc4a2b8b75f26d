import { Notice } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Review, ReviewWarning } from '../../review/Review'
import type { ApprovalTranslator } from '../text/amountOf'
import { visibleMessage } from '../text/cleanText'
import { sentenceOf } from '../text/sentenceOf'
import { warningText } from '../text/warningText'
import { ChangeList } from './ChangeList'
import { ReviewActions } from './ReviewActions'
import { ReviewDetails } from './ReviewDetails'
import { ReviewFacts } from './ReviewFacts'
import type { ReviewScreenProps } from './ReviewScreenProps'
import { Screen } from './Screen'

/**
 * A request under review: who asks, what it does, what leaves and arrives, to whom, from which account, what it costs, the
 * details, the warnings and the answers.
 */
export function ReviewScreen(props: ReviewScreenProps): ReactNode {
  const { app, review, translator, operator } = props
  const surface = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sentence = sentenceOf(review, translator)
  const [pinned, others] = warningsOf(review)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [review])
  return (
    <Screen
      app={app}
      surface={surface}
      translator={translator}
      operator={operator}
      footer={
        <>
          <Warnings warnings={pinned} translator={translator} />
          <ReviewActions {...props} surface={surface} />
        </>
      }
    >
      <h1 className="approval-sentence" ref={heading} tabIndex={-1}>
        {sentence}
      </h1>
      <Message review={review} translator={translator} />
      <ChangeList review={review} translator={translator} />
      <ReviewFacts review={review} translator={translator} />
      {review.source === 'selector' && <p className="approval-caption">{translator.t('sourceSelector')}</p>}
      {review.isSimulated && review.changes.length > 0 && (
        <p className="approval-caption">{translator.t('simulated')}</p>
      )}
      <ReviewDetails review={review} translator={translator} />
      <Warnings warnings={others} translator={translator} />
    </Screen>
  )
}

function Message({ review, translator: { t } }: { review: Review; translator: ApprovalTranslator }): ReactNode {
  if (review.message === undefined) return null
  const message = visibleMessage(review.message)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
    <section className="approval-message" part="approval-message" aria-label={t('message')} tabIndex={0} dir="auto">
      {message || t('emptyMessage')}
    </section>
  )
}

const order = { block: 0, danger: 1, caution: 2 } as const

/** Returns the warnings, the gravest first: those that stay above the buttons, and those that scroll with the rest. */
function warningsOf({ warnings }: Review): readonly [readonly ReviewWarning[], readonly ReviewWarning[]] {
  const sorted = warnings.toSorted((a, b) => order[a.severity] - order[b.severity])
  const count = Math.max(1, sorted.filter(({ severity }) => severity !== 'caution').length)
  return [sorted.slice(0, count), sorted.slice(count)]
}

function Warnings({
  warnings,
  translator,
}: {
  warnings: readonly ReviewWarning[]
  translator: ApprovalTranslator
}): ReactNode {
  if (warnings.length === 0) return null
  return (
    <div className="approval-warnings" part="approval-warnings">
      {warnings.map((warning, index) => (
        <Notice key={index} tone={warning.severity === 'caution' ? 'caution' : 'negative'}>
          {warningText(warning, translator)}
        </Notice>
      ))}
    </div>
  )
}
