import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AccountButton } from '../../features/AccountButton'
import { inHostOrder } from '../../features/inHostOrder'
import { receiveButton } from '../receive/receiveButton'

/**
 * Returns the buttons of the account view in order, one per name: those that loaded features offer to the active
 * account, and Receive.
 */
export function shownAccountButtons(kit: ModalKit, added: readonly AccountButton[]): readonly AccountButton[] {
  const offered = [...added, receiveButton].filter(button => button.isOffered?.(kit) ?? true)
  return inHostOrder(kit, offered).flatMap((button, index, buttons) => {
    const alike = buttons.filter(({ name }) => name === button.name)
    if (buttons.findIndex(({ name }) => name === button.name) < index) return []
    // The funding view lists several ways to fund the account.
    return alike.length > 1 && button.fund ? [{ ...button, view: 'FundWallet' as const }] : [button]
  })
}
