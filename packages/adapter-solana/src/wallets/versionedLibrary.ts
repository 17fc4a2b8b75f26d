/** Parser of versioned transactions. A separate file, because only wallets that predate Wallet Standard need it. */
export { VersionedTransaction } from '@solana/web3.js'
