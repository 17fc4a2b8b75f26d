/** The adapter for any namespace, over a WalletConnect session. */
export { WalletConnectAdapter } from '../WalletConnectAdapter'
export type { WalletConnectAdapterOptions } from '../WalletConnectAdapterOptions'
