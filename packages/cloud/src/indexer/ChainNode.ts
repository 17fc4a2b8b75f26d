import type { ChainRpc } from '../chains/ChainRpc'

/** The access to chain nodes that reading blocks needs. */
export type ChainNode = Pick<ChainRpc, 'batch' | 'request'>
