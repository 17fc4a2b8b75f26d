export type {
  AdapterUnderTest,
  ContractAccount,
  ContractConnection,
  ContractConnector,
  ContractHost,
  ContractNetwork,
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
  SetUpContract,
} from '../contract/ContractScene'
export { describeAdapter } from '../contract/describeAdapter'
