export type {
  AdapterUnderTest,
  ContractAccount,
  ContractConnection,
  ContractConnector,
  ContractHost,
  ContractNetwork,
  ContractQuestion,
  ContractState,
  ContractTransfer,
  ContractWalletRequest,
} from '../contract/AdapterUnderTest'
export type {
  ContractRequestKind,
  ContractScene,
  ContractToken,
  ContractWallet,
  SetUpContract,
} from '../contract/ContractScene'
export { describeAdapter } from '../contract/describeAdapter'
export { ToyAdapter, type ToyAdapterOptions } from '../toy/ToyAdapter'
export { ToyChain, type ToyNetwork } from '../toy/ToyChain'
export { ToyPage } from '../toy/ToyPage'
export { ToyWallet, type ToyWalletOptions } from '../toy/ToyWallet'
