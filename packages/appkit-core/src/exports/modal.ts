/** What only the modal needs, apart from the main entry so that no page loads it before intent. */
export { type AllWalletsInput, allWalletsRow } from '../connectors/allWalletsRow'
export { knownWallets } from '../connectors/knownWallets'
export { type WalletListInput, type WalletRow, type WalletTag, walletRows } from '../connectors/walletRows'
export { isMobile } from '../environment/platform'
export { createModalKit } from '../kit/createModalKit'
export type { Framework, ModalKit } from '../kit/ModalKit'
export { dappMetadata } from '../options/dappMetadata'
