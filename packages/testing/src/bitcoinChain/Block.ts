import { Block as BitcoinBlock, type Transaction } from 'bitcoinjs-lib'

/** A block of the chain. */
export interface Block {
  readonly height: number
  /** In display order: reversed bytes, in hex. */
  readonly hash: string
  /** Seconds since the epoch. */
  readonly time: number
  readonly header: BitcoinBlock
  readonly txids: readonly string[]
}

/** Returns the genesis block, which all regtest chains share. */
export function genesisBlock(): Block {
  const header = new BitcoinBlock()
  header.version = 1
  header.prevHash = new Uint8Array(32)
  header.merkleRoot = reversed('4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b')
  header.timestamp = 1_296_688_602
  header.bits = easiest
  header.nonce = 2
  return { height: 0, hash: header.getId(), time: header.timestamp, header, txids: [] }
}

/**
 * Mines a block after `previous`, with the coinbase first. Regtest difficulty is so low that this takes two attempts on
 * average.
 */
export function nextBlock(previous: Block, transactions: readonly Transaction[]): Block {
  const header = new BitcoinBlock()
  header.version = 0x20000000
  header.prevHash = reversed(previous.hash)
  header.merkleRoot = BitcoinBlock.calculateMerkleRoot([...transactions])
  // Always later than the previous block, regardless of the clock.
  header.timestamp = Math.max(Math.floor(Date.now() / 1000), previous.time + 1)
  header.bits = easiest
  while (!header.checkProofOfWork()) header.nonce++
  const txids = transactions.map(transaction => transaction.getId())
  return { height: previous.height + 1, hash: header.getId(), time: header.timestamp, header, txids }
}

const easiest = 0x207fffff

function reversed(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16)).reverse()
}
