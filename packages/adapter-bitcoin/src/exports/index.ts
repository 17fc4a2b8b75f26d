export { BitcoinAdapter } from '../BitcoinAdapter'
export type { BitcoinAdapterOptions } from '../BitcoinAdapterOptions'
export type {
  BitcoinAccount,
  BitcoinProvider,
  BitcoinProviderEvents,
  MessageProtocol,
  SignInput,
} from '../BitcoinProvider'
