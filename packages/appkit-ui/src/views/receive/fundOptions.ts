import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AccountButton } from '../../features/AccountButton'
import { receiveButton } from './receiveButton'

/** Position of Receive among the funding options. */
const receiveOrder = 20

/**
 * Returns the buttons that fund the active account, in order: those in `added` with `fund`, and Receive. Omits buttons
 * that aren't offered.
 */
export function fundOptions(kit: ModalKit, added: readonly AccountButton[]): readonly AccountButton[] {
  const orderOf = ({ fund }: AccountButton) => fund?.order ?? receiveOrder
  return [...added.filter(({ fund }) => fund), receiveButton]
    .filter(button => button.isOffered?.(kit) ?? true)
    .sort((one, other) => orderOf(one) - orderOf(other))
}
