/** Reconnects wallets from the last visit. A separate entry point, because a first visit doesn't need it. */
export { Reconnector } from '../reconnect/Reconnector'
