/** Code that only the modal needs, separate from the main entry point so that it loads on intent. */
export { type AllWalletsInput, allWalletsRow } from '../connectors/allWalletsRow'
export { findWalletId } from '../connectors/findWalletId'
export { knownWallets } from '../connectors/knownWallets'
export { type WalletListInput, type WalletRow, type WalletTag, walletRows } from '../connectors/walletRows'
export { isMobile } from '../environment/platform'
export { createModalKit } from '../kit/createModalKit'
export type { Framework, ModalKit } from '../kit/ModalKit'
export { dappMetadata } from '../options/dappMetadata'
