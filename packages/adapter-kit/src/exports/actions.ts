/** What adapters share once the user shows intent: finding, reconnecting and leaving wallets. */
export { LazyAnnouncement } from '../announce/LazyAnnouncement'
export { type ConnectedWallet, type LiveConnection, LiveConnections } from '../connections/LiveConnections'
export { LazyReconnector, type ReconnectorModule } from '../reconnect/LazyReconnector'
export type { ReconnectedWallets } from '../reconnect/Reconnector'
export { isAnnouncedSession } from '../standard/isAnnouncedSession'
export { WalletStandardRegistry } from '../standard/WalletStandardRegistry'
export { disconnectWithTimeout } from '../time/disconnectWithTimeout'
export { withTimeout } from '../time/withTimeout'
