export type { AssetPrices, Cloud, CloudOptions, ProjectSettings } from '../Cloud'
export { startCloud } from '../startCloud'
