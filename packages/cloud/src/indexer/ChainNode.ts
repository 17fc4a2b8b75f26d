import type { ChainRpc } from '../chains/ChainRpc'

/** Access to a chain's nodes, as required to read blocks. */
export type ChainNode = Pick<ChainRpc, 'batch' | 'request'>
