import { Image } from '@openappkit/appkit-ui/elements'
import { breakAfterPoint } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { Review, ReviewAsset, ReviewChange } from '../../review/Review'
import { type ApprovalTranslator, amountOf, symbolOf } from '../text/amountOf'
import { cleanText } from '../text/cleanText'

const labels = { send: 'youSend', receive: 'youReceive', allow: 'youAllow' } as const

/** Returns how much room an amount needs. */
function lengthOf(amount: string): 'long' | 'longest' | undefined {
  return amount.length > 22 ? 'longest' : amount.length > 14 ? 'long' : undefined
}

/** Lists the amounts that leave, arrive and may be spent, in the order of the review. Parts `approval-changes`, `approval-change`. */
export function ChangeList({ review, translator }: { review: Review; translator: ApprovalTranslator }): ReactNode {
  const { changes, isSimulated } = review
  const { t } = translator
  if (changes.length === 0) {
    const isKnown = isSimulated && !review.warnings.some(({ code }) => code === 'fails')
    return isKnown ? <p className="approval-caption">{t('noChanges')}</p> : null
  }
  return (
    <section
      className="approval-panel"
      part="approval-changes"
      aria-label={t(isSimulated ? 'changes' : 'changesFixed')}
    >
      {changes.map((change, index) => (
        <Change key={index} change={change} isShownBelow={isShownBelow(change, review)} translator={translator} />
      ))}
    </section>
  )
}

/** Whether the screen shows the change's party in full below the changes. */
function isShownBelow({ party }: ReviewChange, { recipient }: Review): boolean {
  return party !== undefined && party.address === recipient?.address
}

interface ChangeProps {
  readonly change: ReviewChange
  readonly isShownBelow: boolean
  readonly translator: ApprovalTranslator
}

function Change({ change, isShownBelow, translator }: ChangeProps): ReactNode {
  const { asset, direction, party, until } = change
  const { locale, t } = translator
  const amount = amountOf(change, translator)
  const name = nameOf(asset)
  const spender = direction === 'allow' && party && !isShownBelow ? partyText(party) : undefined
  return (
    <div className="approval-change" part="approval-change" data-direction={direction}>
      <div>
        <p className="approval-label">{t(labels[direction])}</p>
        <p className="approval-amount" data-length={lengthOf(amount)}>
          <bdi>{breakAfterPoint(amount, locale)}</bdi>
        </p>
        <p className="approval-note">
          {!asset.isListed && <span className="approval-tag">{t('unlisted')}</span>}
          {name !== undefined && <bdi>{name}</bdi>}
          {spender && <span>{t('allowedBy', { party: spender })}</span>}
          {until !== undefined && (
            <span>{t('allowedUntil', { time: new Date(until).toLocaleString(locale, timeFormat) })}</span>
          )}
        </p>
      </div>
      <Image name={symbolOf(asset)} shape="circle" />
    </div>
  )
}

/** Returns the name of a listed token, if it says more than the symbol. */
function nameOf({ isListed, name = '', symbol }: ReviewAsset): string | undefined {
  return isListed && name !== symbol ? cleanText(name, 40) || undefined : undefined
}

const timeFormat = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Returns the listed name of a party, or both ends of its address. */
function partyText({ name, address }: { readonly name?: string | undefined; readonly address: string }): string {
  return name === undefined ? `${address.slice(0, 6)}…${address.slice(-4)}` : cleanText(name)
}
