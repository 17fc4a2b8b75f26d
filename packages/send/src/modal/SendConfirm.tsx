import { Button, Icon, useStatusFocus } from '@openappkit/appkit-ui/elements'
import { breakAfterPoint, exactAmount } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import { concernsOf } from '../review/concernsOf'
import { ConsentBox } from './ConsentBox'
import type { TransferProps } from './TransferProps'

const checkIcon = <Icon name="check" paths={['M20 6 9 17l-5-5']} />

/**
 * The button that sends, below the checkboxes that it waits for or, without concerns, the result of the simulation. Stays
 * in view while the rest scrolls, unless there are checkboxes. Parts `send-confirm`, `send-checked`.
 */
export function SendConfirm({ controller, translator, value }: TransferProps): ReactNode {
  const { locale, t } = translator
  const { review } = value
  const { amount, simulated, token } = review
  const isReviewing = value.status === 'reviewing'
  const concerns = concernsOf(review)
  // Each of several checks starts here again, without the button that started it.
  const button = useStatusFocus<HTMLButtonElement>(value.status, !isReviewing)
  const shown = exactAmount(simulated?.sent ?? amount, token.decimals, token.symbol, locale)
  // During the last check, all concerns are accepted, and the boxes stay in place.
  const isAccepted = (concern: (typeof concerns)[number]) => !isReviewing || value.accepted.includes(concern)
  return (
    <footer className="send-confirm" part="send-confirm" data-long={concerns.length > 0 || undefined}>
      {simulated && concerns.length === 0 && (
        <p className="send-checked" part="send-checked">
          {checkIcon}
          <span>{breakAfterPoint(t('checked', { amount: shown }), locale)}</span>
        </p>
      )}
      {concerns.map(concern => (
        <ConsentBox
          key={concern}
          concern={concern}
          checked={isAccepted(concern)}
          disabled={!isReviewing}
          controller={controller}
          t={t}
        />
      ))}
      <Button
        elementRef={button}
        variant="primary"
        fullWidth
        disabled={!concerns.every(isAccepted)}
        loading={!isReviewing}
        onClick={() => void controller.confirm()}
      >
        <span>{isReviewing ? breakAfterPoint(t('sendAmount', { amount: shown }), locale) : t('sending')}</span>
      </Button>
    </footer>
  )
}
