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
