import type { AccountButton } from '../../features/Feature'

/** The way to one's own address. Unlike the other buttons of the account view it is no feature's: it is there unless the host said no. */
export const receiveButton: AccountButton = {
  name: 'receive',
  view: 'WalletReceive',
  isOffered: ({ options }) => options.state.features.receive !== false,
}
