import type { AccountButton } from '../../features/AccountButton'
import { AccountItems } from '../../features/AccountItems'
import { lazyTitles } from '../lazyTitles'

/**
 * Button that opens the account's own address. Unlike other buttons of the account view, it belongs to no feature and
 * is available unless the app disables it or a feature holds funding.
 */
export const receiveButton: AccountButton = {
  name: 'receive',
  view: 'WalletReceive',
  label: lazyTitles.WalletReceive,
  icon: { name: 'arrow-down-left', paths: ['M17 7 7 17', 'M17 17H7V7'] },
  order: 30,
  isOffered: kit =>
    kit.options.state.features.receive !== false && !kit.controller(AccountItems).state.items.isFundingHeld,
}
