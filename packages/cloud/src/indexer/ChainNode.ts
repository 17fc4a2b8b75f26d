import type { ChainRpc } from '../chains/ChainRpc'

/** The nodes of all chains, as far as reading blocks needs them. */
export type ChainNode = Pick<ChainRpc, 'batch' | 'request'>
