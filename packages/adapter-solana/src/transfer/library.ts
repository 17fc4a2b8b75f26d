/**
 * Classes of web3.js that build transactions. Bundled into one file of this package without web3.js's RPC client, so
 * that apps install neither the client nor its licenses. Loads with the first transfer.
 */
export { ComputeBudgetProgram, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
