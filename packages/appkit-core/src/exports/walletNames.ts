/** Wallets by the names that they register under, for adapters of chains without reverse domain names. */
export { type NamedWallet, walletIdsByName } from '../connectors/walletIdsByName'
