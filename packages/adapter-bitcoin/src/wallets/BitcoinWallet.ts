import type { CaipNetworkId, Connector } from '@openappkit/appkit-core'
import type { MessageProtocol, SignInput } from '../BitcoinProvider'

/** Account as a wallet reports it. */
export interface WalletAccount {
  readonly address: string
  /** Public key in hex. */
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
  /** Purpose of the account. Default: derived from the address types that the wallet shares. */
  readonly type?: 'payment' | 'ordinal' | undefined
}

/** Accounts and network that a wallet shares. */
export interface WalletReading {
  /** Accounts, the selected one first. */
  readonly accounts: readonly WalletAccount[]
  /** Network of the wallet. Default: derived from the addresses. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** Stored account and network of a connection that will reconnect. */
export interface Remembered {
  readonly address: string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** Message to sign. */
export interface MessageRequest {
  readonly message: string
  readonly address: string
  readonly publicKey: string | undefined
  readonly protocol: MessageProtocol
  readonly caipNetworkId: CaipNetworkId
}

/** PSBT with inputs to sign. */
export interface PsbtRequest {
  /** PSBT in base64. */
  readonly psbt: string
  readonly inputs: readonly SignInput[]
  readonly caipNetworkId: CaipNetworkId
}

/** Payment that the wallet creates itself. */
export interface TransferRequest {
  readonly recipient: string
  /** Amount in satoshis. */
  readonly amount: bigint
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** Session of a remote wallet. */
export interface WalletSession {
  /** Accounts and network of the session. */
  readonly reading: WalletReading | undefined
  readonly approvedNetworks: readonly CaipNetworkId[]
  readonly peer: { readonly name: string; readonly icon?: string | undefined } | undefined
  /** Requests an account's key and path, which a session doesn't include. */
  learnAccount(address: string): Promise<void>
}

/**
 * Common interface to Bitcoin wallets. Methods reject with the wallet's own errors. Errors whose codes differ from
 * EIP-1193 are already converted to an `AppKitError`.
 */
export interface BitcoinWallet extends Pick<Connector, 'id' | 'name' | 'type' | 'imageUrl' | 'explorerId'> {
  /** The wallet's native object. */
  readonly raw: unknown
  /** Absent for a wallet that runs in the page. */
  readonly session?: WalletSession
  /** Connects the wallet, possibly with a prompt. */
  connect(request: { readonly caipNetworkId: CaipNetworkId | undefined }): Promise<WalletReading>
  /**
   * Reads the wallet without a prompt. Resolves with undefined if it is locked, doesn't permit the app, or would
   * prompt.
   */
  read(remembered: Remembered): Promise<WalletReading | undefined>
  disconnect(): Promise<void>
  /** Calls `listener` when the wallet changes or disconnects. Returns a function that unsubscribes. */
  subscribe(listener: (event: 'changed' | 'disconnected') => void): () => void
  /** Signs a message. Resolves with the signature in base64. */
  signMessage(request: MessageRequest): Promise<string>
  /** Signs a PSBT without broadcasting it. Resolves with the signed PSBT in base64. */
  signPsbt(request: PsbtRequest): Promise<string>
  /** Sends a payment and resolves with its transaction id. Absent if the wallet only signs. */
  readonly sendTransfer?: ((request: TransferRequest) => Promise<string>) | undefined
  /** Whether the wallet's own transfer can pay from any account. Other wallets pay from their first account. */
  readonly paysFromAny?: boolean
  /**
   * Switches the network. Resolves with the accounts there, or undefined if the wallet needs to be read again. Absent
   * if the wallet doesn't let apps switch its network.
   */
  readonly switchNetwork?: ((caipNetworkId: CaipNetworkId) => Promise<WalletReading | undefined>) | undefined
}
