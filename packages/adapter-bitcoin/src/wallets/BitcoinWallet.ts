import type { CaipNetworkId, Connector } from '@openappkit/appkit-core'
import type { MessageProtocol, SignInput } from '../BitcoinProvider'

/** One account as a wallet tells it. */
export interface WalletAccount {
  readonly address: string
  /** Hex. */
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
  /** Absent: it follows from what kinds of addresses the wallet shares. */
  readonly type?: 'payment' | 'ordinal' | undefined
}

/** What a wallet shares with the page. */
export interface WalletReading {
  /** The selected one first. */
  readonly accounts: readonly WalletAccount[]
  /** Absent: the wallet doesn't say, and it follows from the addresses. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** What is remembered of a connection that shall come back. */
export interface Remembered {
  readonly address: string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

/** A message to sign. */
export interface MessageRequest {
  readonly message: string
  readonly address: string
  readonly publicKey: string | undefined
  readonly protocol: MessageProtocol
  readonly caipNetworkId: CaipNetworkId
}

/** Inputs of a PSBT to sign. */
export interface PsbtRequest {
  /** Base64. */
  readonly psbt: string
  readonly inputs: readonly SignInput[]
  readonly caipNetworkId: CaipNetworkId
}

/** A payment that the wallet makes by itself. */
export interface TransferRequest {
  readonly recipient: string
  /** Satoshis. */
  readonly amount: bigint
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** What a wallet at the other end of a session is known by, beyond what every wallet tells. */
export interface WalletSession {
  /** What the session says now. */
  readonly reading: WalletReading | undefined
  readonly approvedNetworks: readonly CaipNetworkId[]
  readonly peer: { readonly name: string; readonly icon?: string | undefined } | undefined
  /** Asks for the key and path of an account, which a session doesn't have. */
  learnAccount(address: string): Promise<void>
}

/**
 * One wallet, whichever interface it has. Errors are the wallet's own, but where its codes mean something else than EIP-1193's: those are the kit's
 * errors already.
 */
export interface BitcoinWallet extends Pick<Connector, 'id' | 'name' | 'type' | 'imageUrl' | 'explorerId'> {
  /** The wallet's own object. */
  readonly raw: unknown
  /** Absent where the wallet is in the page. */
  readonly session?: WalletSession
  /** May ask the owner. */
  connect(request: { readonly caipNetworkId: CaipNetworkId | undefined }): Promise<WalletReading>
  /** Never asks the owner. Nothing when the wallet is locked, doesn't permit the page, or can't be asked without its owner. */
  read(remembered: Remembered): Promise<WalletReading | undefined>
  disconnect(): Promise<void>
  /** Tells that the wallet has to be read again, or that it left. Returns what ends it. */
  subscribe(listener: (event: 'changed' | 'disconnected') => void): () => void
  /** Base64. */
  signMessage(request: MessageRequest): Promise<string>
  /** Base64 of the PSBT with the wallet's signatures. Nothing is broadcast. */
  signPsbt(request: PsbtRequest): Promise<string>
  /** Absent where the wallet only signs. Resolves with the transaction's id. */
  readonly sendTransfer?: ((request: TransferRequest) => Promise<string>) | undefined
  /** Whether the wallet's own transfer pays from the account that it is given; others pay from their payment account. */
  readonly paysFromAny?: boolean
  /** Absent where the wallet has no way of being asked. Resolves with what it shares then, or with nothing when it has to be read. */
  readonly switchNetwork?: ((caipNetworkId: CaipNetworkId) => Promise<WalletReading | undefined>) | undefined
}
