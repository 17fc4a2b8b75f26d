/** What reconnects the wallets of the last visit. An entry point of its own, since a first visit needs none of it. */
export { Reconnector } from '../reconnect/Reconnector'
