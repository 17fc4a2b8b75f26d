import { CopyButton, defineSheet, useSheet } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useId, useState } from 'react'
import type { Review, ReviewDetail } from '../../review/Review'
import { chevronIcon } from '../approvalIcons'
import type { ApprovalTranslator } from '../text/amountOf'
import { cleanText } from '../text/cleanText'
import { rawDataOf } from '../text/rawDataOf'
import css from './ReviewDetails.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Longest value of a field. The raw data has the rest. */
const longestValue = 2000

/** The request's fields and its raw data, collapsed at first. Part `approval-details`. */
export function ReviewDetails({
  review,
  translator: { locale, t },
}: {
  review: Review
  translator: ApprovalTranslator
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  useSheet(sheet)
  const raw = rawDataOf(review.request)
  return (
    <section part="approval-details">
      <button
        type="button"
        className="approval-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('details')}
        {chevronIcon}
      </button>
      <div id={id} className="approval-details" hidden={!isOpen}>
        {isOpen && (
          <>
            {review.details.length > 0 && <Details details={review.details} locale={locale} />}
            <div className="approval-party-head">
              <h2>{t('rawData')}</h2>
              <CopyButton value={raw} label={t('copyRaw')} copiedLabel={t('copied')} failedMessage={t('copyFailed')} />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
            <pre className="approval-raw" tabIndex={0} dir="ltr">
              {raw}
            </pre>
          </>
        )}
      </div>
    </section>
  )
}

function Details({ details, locale }: { details: readonly ReviewDetail[]; locale: string }): ReactNode {
  return (
    <dl className="approval-detail-list">
      {details.map(({ label, value, format = 'text' }, index) => (
        <div className="approval-detail" key={index}>
          <dt>
            <bdi>{cleanText(label)}</bdi>
          </dt>
          <dd>
            {typeof value === 'string' ? (
              <bdi data-mono={format === 'hex' || format === 'address' || undefined}>
                {shown(value, format, locale)}
              </bdi>
            ) : (
              <Details details={value} locale={locale} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function shown(value: string, format: ReviewDetail['format'], locale: string): string {
  const number = format === 'time' ? Number(value) : Number.NaN
  // Chains count seconds, and pages milliseconds.
  const time = number < 1e11 ? number * 1000 : number
  return Number.isFinite(time) && time >= 0 && time < 8.64e15
    ? new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
    : cleanText(value, longestValue)
}
