/** Sign-In with Ethereum by a server of the host's own, under the names of AppKit 1.8. */
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
