/** What reads versioned transactions. A file of its own beside that which builds transfers, as wallets of before the standard alone need it. */
export { VersionedTransaction } from '@solana/web3.js'
