import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AccountButton } from '../../features/AccountButton'
import { receiveButton } from './receiveButton'

/** Where the account's own address stands among the ways. */
const receiveOrder = 20

/**
 * Returns the ways to fund the active account: the funding buttons of features, and its own address. `added` are the
 * buttons of the loaded features.
 */
export function fundOptions(kit: ModalKit, added: readonly AccountButton[]): readonly AccountButton[] {
  const orderOf = ({ fund }: AccountButton) => fund?.order ?? receiveOrder
  return [...added.filter(({ fund }) => fund), receiveButton]
    .filter(button => button.isOffered?.(kit) ?? true)
    .sort((one, other) => orderOf(one) - orderOf(other))
}
