export { loadRegistry } from '../loadRegistry'
export type { RegisteredAsset, RegisteredWallet, Registry } from '../Registry'
export { svgDangers } from '../svgDangers'
