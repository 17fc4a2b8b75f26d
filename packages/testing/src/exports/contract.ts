export type {
  AdapterUnderTest,
  ContractAccount,
  ContractConnection,
  ContractConnector,
  ContractHost,
  ContractNetwork,
  ContractProvidedWallet,
  ContractState,
  ContractTransfer,
  ContractWalletRequest,
  TransferQuery,
} from '../contract/AdapterUnderTest'
export type {
  ContractRequestKind,
  ContractScene,
  ContractToken,
  ContractWallet,
  ProvidedContractWallet,
  SetUpContract,
} from '../contract/ContractScene'
export { describeAdapter } from '../contract/describeAdapter'
