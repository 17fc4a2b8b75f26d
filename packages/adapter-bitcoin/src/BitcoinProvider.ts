import type { CaipNetworkId } from '@openappkit/appkit-core'

/** How a message is signed: as old wallets do it (BIP-137), or by BIP-322, which taproot needs. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** An input of a PSBT that the wallet shall sign. */
export interface SignInput {
  /** The account that it belongs to. */
  readonly address: string
  /** Position among the inputs, from 0. */
  readonly index: number
  /** Sighash types that are allowed. Default: what the PSBT says, else the usual one. */
  readonly sighashTypes?: readonly number[] | undefined
  /** Hex. */
  readonly publicKey?: string | undefined
  readonly disableTweakSigner?: boolean | undefined
  readonly useTweakedSigner?: boolean | undefined
}

/** An account as {@link BitcoinProvider.getAccountAddresses} tells it. */
export interface BitcoinAccount {
  readonly address: string
  readonly purpose: 'payment' | 'ordinal'
  /** Hex. */
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** What {@link BitcoinProvider.on} tells of. */
export interface BitcoinProviderEvents {
  /** The accounts that the wallet shares now. */
  accountsChanged: readonly BitcoinAccount[]
  /** CAIP-2 id. */
  chainChanged: CaipNetworkId
  disconnect: undefined
}

/**
 * A connected Bitcoin wallet, whichever interface it has itself. From `adapter.getProvider(connectorId)`, or `useAppKitProvider('bip122')`.
 *
 * @example
 * ```ts
 * const txid = await provider.sendTransfer({ recipient: 'bc1q…', amount: 50_000n })
 * const { psbt } = await provider.signPSBT({ psbt: base64, signInputs: [{ address, index: 0 }] })
 * ```
 */
export interface BitcoinProvider {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly chain: 'bip122'
  /** The wallet's own object. */
  readonly provider: unknown
  getAccountAddresses(): Promise<readonly BitcoinAccount[]>
  /**
   * Base64 of the signature. Without `protocol`: BIP-322 for taproot, ECDSA for the rest.
   * @throws UserRejectedError, AppKitError `wallet/account-not-shared`, `wallet/sign-failed`.
   */
  signMessage(parameters: {
    readonly message: string
    readonly address: string
    readonly protocol?: MessageProtocol | undefined
  }): Promise<string>
  /**
   * Signs inputs of a PSBT, those of the connected accounts unless `signInputs` names some, and leaves everything else in it as it is. With `broadcast` it is made
   * final and sent, which needs the signatures of all its inputs.
   * @throws UserRejectedError, AppKitError `psbt/invalid`, `psbt/nothing-to-sign`, `psbt/changed`, `psbt/incomplete`, `transaction/broadcast-failed`.
   */
  signPSBT(parameters: {
    /** Base64, hex, or the bytes. */
    readonly psbt: string | Uint8Array
    readonly signInputs?: readonly SignInput[] | undefined
    readonly broadcast?: boolean | undefined
  }): Promise<{ readonly psbt: string; readonly txid?: string | undefined }>
  /**
   * Pays `amount` satoshis and resolves with the transaction's id.
   *
   * @param parameters.maxFee - satoshis. Above this fee nothing is signed; a wallet that makes its own transfers chooses its fee, so that only the estimate is compared
   * @throws UserRejectedError, AppKitError `address/…`, `amount/…`, `transaction/insufficient-funds`, `transaction/fee-changed`, `transaction/failed`.
   */
  sendTransfer(parameters: {
    readonly recipient: string
    readonly amount: bigint | string | number
    readonly maxFee?: bigint | undefined
    /** Whether coins of at most 10 000 satoshis of a taproot account, which may carry inscriptions or runes, are spent as well. Default: they stay. */
    readonly spendsReserved?: boolean | undefined
  }): Promise<string>
  /** @throws AppKitError `network/switch-unsupported`, `network/switch-failed`. */
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  on<event extends keyof BitcoinProviderEvents>(
    event: event,
    listener: (value: BitcoinProviderEvents[event]) => void,
  ): this
  off<event extends keyof BitcoinProviderEvents>(
    event: event,
    listener: (value: BitcoinProviderEvents[event]) => void,
  ): this
}
