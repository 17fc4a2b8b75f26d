import type { AccountButton } from '../../features/AccountButton'
import { lazyTitles } from '../lazyTitles'

/** The way to the account's own address. Unlike the other buttons of the account view it is no feature's: it is there unless the host said no. */
export const receiveButton: AccountButton = {
  name: 'receive',
  view: 'WalletReceive',
  label: lazyTitles.WalletReceive,
  icon: { name: 'arrow-down-left', paths: ['M17 7 7 17', 'M17 17H7V7'] },
  order: 30,
  isOffered: ({ options }) => options.state.features.receive !== false,
}
