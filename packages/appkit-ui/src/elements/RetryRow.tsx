import type { ReactNode } from 'react'
import { RetryIcon } from '../icons/RetryIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { Button } from './Button'
import css from './RetryRow.css?inline'
import { Text } from './Text'

const sheet = /* @__PURE__ */ defineSheet(css)

/** Props of {@link RetryRow}. */
export interface RetryRowProps {
  /** Text that says what didn't load. */
  message: string
  /** Label of the button, such as 'Try again'. */
  label: string
  onRetry: () => void
}

/**
 * Renders the end of a list whose next page failed to load, with a button to retry. Part `retry-row`.
 *
 * @example
 * ```tsx
 * import { RetryRow } from '@openappkit/appkit-ui/elements'
 *
 * export const MoreFailed = ({ onRetry }: { onRetry: () => void }) => (
 *   <RetryRow message="Couldn't load more pools." label="Try again" onRetry={onRetry} />
 * )
 * ```
 */
export function RetryRow({ message, label, onRetry }: RetryRowProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="retry-row" part="retry-row">
      <Text size="xs" tone="2" align="center" role="status">
        {message}
      </Text>
      <Button fullWidth icon={<RetryIcon />} onClick={onRetry}>
        {label}
      </Button>
    </div>
  )
}
