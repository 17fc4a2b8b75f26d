export { type BitcoinSigner, bitcoinSigner } from '../signers/bitcoinSigner'
export { type ContractAccount, type ContractAccounts, contractAccounts } from '../signers/contractAccounts'
export { type SolanaSigner, solanaSigner } from '../signers/solanaSigner'
