export type { SwapArguments, SwapLock } from '../modal/SwapArguments'
export type { SwapEventProperties } from '../modal/swapEvents'
export { swaps } from '../modal/swaps'
export type { SwapContracts } from '../plan/knownContracts'
