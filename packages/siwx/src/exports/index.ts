/** Sign-in for any chain, in the browser. */
export type { CloudAccess, CloudPage } from '../cloud/CloudAccess'
export {
  CloudAuthSIWX,
  CloudAuthSIWX as ReownAuthentication,
  type CloudAuthSIWXOptions,
  type SessionListener,
} from '../cloud/CloudAuthSIWX'
export { DefaultSIWX, type DefaultSIWXOptions } from '../config/DefaultSIWX'
export { ServerSIWX, type ServerSIWXOptions } from '../config/ServerSIWX'
export { type AttachableSIWX, isAttachable, type SIWXPage } from '../config/SIWXPage'
export { LegacyMessenger, type LegacyMessengerOptions } from '../message/LegacyMessenger'
export type { SIWXMessenger, SIWXMessengerOptions } from '../message/SIWXMessenger'
export type { SignInNetwork } from '../message/SignInNetwork'
export { StandardMessenger } from '../message/StandardMessenger'
export { LocalStorage, type LocalStorageOptions } from '../storage/LocalStorage'
export type { SIWXStorage } from '../storage/SIWXStorage'
export { BitcoinVerifier } from '../verify/BitcoinVerifier'
export { EvmVerifier, type EvmVerifierNetwork, type EvmVerifierOptions } from '../verify/EvmVerifier'
export type { SIWXVerifier } from '../verify/SIWXVerifier'
export type { SignInProof } from '../verify/SignInProof'
export { SolanaVerifier } from '../verify/SolanaVerifier'
