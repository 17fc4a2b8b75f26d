/** What `startBitcoinChain` may be told. */
export interface BitcoinChainOptions {
  /** TCP port on 127.0.0.1. By default a free one that the system picks. */
  readonly port?: number
  /** How many funded accounts there are. Default 10. Their keys are the same every time. */
  readonly accounts?: number
}

/** One key with the four addresses that wallets make of it, each holding 10 BTC at the start. The key is public knowledge: never send real money to it. */
export interface BitcoinKeys {
  /** 32 bytes. */
  readonly privateKey: Uint8Array
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  readonly p2pkh: string
  readonly p2shP2wpkh: string
  readonly p2wpkh: string
  /** Key path alone, as in BIP-86. */
  readonly p2tr: string
}

/** An output that can be spent. */
export interface BitcoinUtxo {
  readonly txid: string
  readonly vout: number
  /** Satoshis. */
  readonly value: bigint
  readonly confirmed: boolean
}

/** A transaction as the chain knows it. */
export interface BitcoinTransaction {
  readonly confirmed: boolean
  /** Satoshis. */
  readonly fee: bigint
  readonly outputs: readonly {
    /** Undefined where the script has no address, as for `OP_RETURN`. */
    readonly address: string | undefined
    /** Satoshis. */
    readonly value: bigint
  }[]
}

/** A running local chain. Every amount is in satoshis. */
export interface BitcoinChain extends AsyncDisposable {
  /** Root of an esplora API over HTTP. Any browser origin may call it. */
  readonly url: string
  readonly network: 'regtest'
  /** Made of the genesis block that every regtest chain has. */
  readonly caipNetworkId: `bip122:${string}`
  readonly accounts: readonly [BitcoinKeys, ...BitcoinKeys[]]
  /** Confirmed and pending satoshis. @throws Error when `address` is no regtest address. */
  balanceOf(address: string): Promise<bigint>
  /** What can be spent, confirmed and pending. @throws Error when `address` is no regtest address. */
  utxosOf(address: string): Promise<readonly BitcoinUtxo[]>
  /** Pays `address` in a block of its own, which leaves pending transactions pending. Resolves with the transaction's id. */
  fund(address: string, satoshis: bigint): Promise<string>
  /** Confirms what is pending, in the first of so many new blocks (1). */
  mine(blocks?: number): Promise<void>
  /** Every node forgets a pending transaction, and those that spend what it pays. @throws Error when it isn't pending. */
  drop(txid: string): Promise<void>
  /** Undefined when the chain has no such transaction. */
  transaction(txid: string): Promise<BitcoinTransaction | undefined>
  /** The API can't be reached until `resume`, which brings it back at the same address. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}
