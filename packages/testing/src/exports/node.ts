export type { EvmAccount, EvmChain, EvmChainOptions } from '../chain/EvmChain'
export { startEvmChain } from '../chain/startEvmChain'
export type { Cloud, CloudOptions, ProjectSettings } from '../cloud/Cloud'
export { startCloud } from '../cloud/startCloud'
