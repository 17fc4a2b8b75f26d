import type { BitcoinNetworkName } from '../bitcoinWallet/bitcoinNetworks'
import type { LocalNetwork } from '../chain/LocalNetwork'

/** Options of `startBitcoinChain`. */
export interface BitcoinChainOptions {
  /** TCP port on 127.0.0.1. Default: a free port chosen by the system. */
  readonly port?: number
  /** Number of funded accounts. Default: 10. The keys are the same on every start. */
  readonly accounts?: number
  /**
   * Network whose addresses and CAIP-2 ID the chain uses, so that it can stand in for a public one. Blocks are always as
   * easy to mine as on regtest. Default: 'regtest'.
   */
  readonly network?: BitcoinNetworkName
}

/**
 * A key and the four addresses that wallets derive from it. Each address starts with 10 BTC.
 * The key is public: never send real money to it.
 */
export interface BitcoinKeys {
  /** 32 bytes. */
  readonly privateKey: Uint8Array
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  readonly p2pkh: string
  readonly p2shP2wpkh: string
  readonly p2wpkh: string
  /** Key-path spending only, as in BIP-86. */
  readonly p2tr: string
}

/** An unspent output. */
export interface BitcoinUtxo {
  readonly txid: string
  readonly vout: number
  /** Satoshis. */
  readonly value: bigint
  readonly confirmed: boolean
}

/** A confirmed or pending transaction. */
export interface BitcoinTransaction {
  readonly confirmed: boolean
  /** Satoshis. */
  readonly fee: bigint
  readonly outputs: readonly {
    /** Undefined if the script has no address, such as `OP_RETURN`. */
    readonly address: string | undefined
    /** Satoshis. */
    readonly value: bigint
  }[]
}

/** A running local Bitcoin chain. All amounts are in satoshis. */
export interface BitcoinChain extends AsyncDisposable {
  /** Base URL of an Esplora API over HTTP. It accepts requests from any browser origin. */
  readonly url: string
  readonly network: BitcoinNetworkName
  /** CAIP-2 ID of {@link BitcoinChain.network}. */
  readonly caipNetworkId: `bip122:${string}`
  /** The chain's definition for OpenAppKit. */
  readonly chain: LocalNetwork<'bip122'>
  readonly accounts: readonly [BitcoinKeys, ...BitcoinKeys[]]
  /**
   * Resolves with the balance, including pending transactions.
   *
   * @throws Error if `address` isn't an address of the network.
   */
  balanceOf(address: string): Promise<bigint>
  /**
   * Resolves with the unspent outputs, including pending ones.
   *
   * @throws Error if `address` isn't an address of the network.
   */
  utxosOf(address: string): Promise<readonly BitcoinUtxo[]>
  /**
   * Pays `address` in a separate block and resolves with the transaction ID. Pending transactions stay pending.
   *
   * @throws Error if `address` isn't an address of the network or the amount is invalid, for example dust.
   */
  fund(address: string, satoshis: bigint): Promise<string>
  /** Mines `blocks` blocks. The first one confirms all pending transactions. Default: 1. */
  mine(blocks?: number): Promise<void>
  /**
   * Drops a pending transaction and its descendants.
   *
   * @throws Error if the transaction isn't pending.
   */
  drop(txid: string): Promise<void>
  /** Resolves with a transaction, or with undefined if the chain doesn't have it. */
  transaction(txid: string): Promise<BitcoinTransaction | undefined>
  /** Makes the API unreachable until `resume`, which reopens it at the same URL. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}
