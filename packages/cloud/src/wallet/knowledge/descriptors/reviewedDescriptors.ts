import { aaveDescriptor } from './aaveDescriptor'
import type { NamedDescriptor } from './describe'
import { ensDescriptor } from './ensDescriptor'
import { lidoDescriptor } from './lidoDescriptor'
import { permit2Descriptor } from './permit2Descriptor'
import { uniswapDescriptor } from './uniswapDescriptor'
import { usdCoinDataDescriptor, usdCoinDescriptor } from './usdCoinDescriptors'
import { wrappedEtherDescriptor } from './wrappedEtherDescriptor'

/** Descriptors that we reviewed. The hash of each is pinned in a test, so none changes by accident. */
export const reviewedDescriptors: Readonly<Record<string, NamedDescriptor>> = {
  aave: aaveDescriptor,
  ens: ensDescriptor,
  lido: lidoDescriptor,
  permit2: permit2Descriptor,
  uniswap: uniswapDescriptor,
  usdCoin: usdCoinDescriptor,
  usdCoinData: usdCoinDataDescriptor,
  wrappedEther: wrappedEtherDescriptor,
}
