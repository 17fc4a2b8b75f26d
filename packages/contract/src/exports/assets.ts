/** Assets on chains, in the format of [CAIP-19](https://chainagnostic.org/CAIPs/caip-19). Apps load it on demand. */
export { type AssetType, formatAssetType, parseAssetType } from '../caip/assetType'
