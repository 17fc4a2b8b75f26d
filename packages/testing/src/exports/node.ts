export type { EvmAccount, EvmChain, EvmChainOptions } from '../chain/EvmChain'
export { startEvmChain } from '../chain/startEvmChain'
