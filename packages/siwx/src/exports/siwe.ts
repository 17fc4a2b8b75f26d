/** Sign-In with Ethereum with the app's own server. Names follow AppKit 1.8. */
export { createSIWEConfig } from '../config/siwe/createSIWEConfig'
export { getDidAddress, getDidChainId } from '../config/siwe/decentralizedIdentifier'
export { formatSIWEMessage as formatMessage } from '../config/siwe/formatSIWEMessage'
export { getAddressFromMessage, getChainIdFromMessage } from '../config/siwe/readFromMessage'
export type { SIWEClient } from '../config/siwe/SIWEClient'
export type {
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWESession,
  SIWEVerifyMessageArgs,
} from '../config/siwe/SIWEConfig'
export { type VerifySignatureParameters, verifySignature } from '../config/siwe/verifySignature'
