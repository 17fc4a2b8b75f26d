/**
 * What builds transactions. It ships as one file of this package, without what web3.js brings for talking to nodes: neither that, nor its licences, reach
 * the host's install, and a page that never sends doesn't load it.
 */
export { ComputeBudgetProgram, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
