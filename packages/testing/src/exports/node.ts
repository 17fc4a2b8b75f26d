export type {
  BitcoinChain,
  BitcoinChainOptions,
  BitcoinKeys,
  BitcoinTransaction,
  BitcoinUtxo,
} from '../bitcoinChain/BitcoinChain'
export { startBitcoinChain } from '../bitcoinChain/startBitcoinChain'
export type { CollectionOptions, PieceMetadata } from '../chain/CollectionMaker'
export type { EvmAccount, EvmChain, EvmChainOptions } from '../chain/EvmChain'
export type { EvmNames, NameRecords } from '../chain/EvmNames'
export type { LocalNetwork } from '../chain/LocalNetwork'
export { startEvmChain } from '../chain/startEvmChain'
export type { ChangeAnswer } from '../embedded/AnswerChanges'
export {
  type Authenticator,
  type AuthenticatorOptions,
  type AuthenticatorParameters,
  addAuthenticator,
  type DevToolsSession,
} from '../embedded/addAuthenticator'
export { type ChangedSite, type ChangeSiteOptions, changeSite } from '../embedded/changeSite'
export {
  startTamperingServer,
  type TamperingServer,
  type TamperingServerOptions,
} from '../embedded/startTamperingServer'
export { changeAddress, damageSeed, lowerEpoch, replayFirst } from '../embedded/walletAnswers'
export type { EvmExchange, PoolOptions, PriceMove } from '../exchange/EvmExchange'
export { exchangeAbi } from '../exchange/exchangeAbi'
export type { SandwichBot, SandwichBotOptions } from '../exchange/SandwichBot'
export { startSandwichBot } from '../exchange/startSandwichBot'
export type { Mailbox, NextMailOptions, ReceivedMail } from '../mailbox/Mailbox'
export { startMailbox } from '../mailbox/startMailbox'
export type { OddToken, OddTokenOptions } from '../oddToken/OddToken'
export type { MintExtensions } from '../solanaChain/mintExtensions'
export type {
  SolanaChain,
  SolanaChainAccount,
  SolanaChainOptions,
  SolanaTransaction,
} from '../solanaChain/SolanaChain'
export { startSolanaChain } from '../solanaChain/startSolanaChain'
export type { SolanaMaker, SolanaMakerOptions, SolanaPair } from '../solanaExchange/SolanaMaker'
export { nativeSol } from '../solanaExchange/SolanaMaker'
export { startSolanaMaker } from '../solanaExchange/startSolanaMaker'
