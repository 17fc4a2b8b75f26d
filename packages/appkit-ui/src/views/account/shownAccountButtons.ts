import { allFeatures } from '@openappkit/appkit-core/features'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AccountButton } from '../../features/Feature'
import { receiveButton } from '../receive/receiveButton'

/**
 * The buttons of the account view, in the order that the host wants, one of each name: what the features that have loaded offer to the account in use,
 * and the way to its own address.
 */
export function shownAccountButtons(kit: ModalKit, added: readonly AccountButton[]): readonly AccountButton[] {
  const offered = [...added, receiveButton].filter(button => button.isOffered?.(kit) ?? true)
  const { walletFeaturesOrder } = allFeatures(kit.options.state.features)
  return [...new Set(walletFeaturesOrder)].flatMap(name => {
    const [button, another] = offered.filter(candidate => candidate.name === name)
    // Several ways to get money in are told apart on a screen of their own.
    return button && another && name === 'onramp' ? [{ ...button, view: 'FundWallet' as const }] : (button ?? [])
  })
}
