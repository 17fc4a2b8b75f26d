import type { CaipNetworkId } from '@openappkit/appkit-core'

/**
 * Protocol of a message signature: `ecdsa` ([BIP-137](https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki)),
 * or `bip322` ([BIP-322](https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki)), which taproot accounts
 * require.
 */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** Input of a PSBT for the wallet to sign. */
export interface SignInput {
  /** Account that owns the input's coin. */
  readonly address: string
  /** Index of the input, from 0. */
  readonly index: number
  /** Allowed sighash types. Default: the type that the PSBT sets, or the standard type. */
  readonly sighashTypes?: readonly number[] | undefined
  /** Public key in hex. */
  readonly publicKey?: string | undefined
  /** Whether to sign a taproot input with the untweaked key. */
  readonly disableTweakSigner?: boolean | undefined
  /** Whether to sign a taproot input with the tweaked key. */
  readonly useTweakedSigner?: boolean | undefined
}

/** Account returned by {@link BitcoinProvider.getAccountAddresses}. */
export interface BitcoinAccount {
  /** Address of the account. */
  readonly address: string
  /** Whether the account is for payments or ordinals. */
  readonly purpose: 'payment' | 'ordinal'
  /** Public key in hex. */
  readonly publicKey?: string | undefined
  /** Derivation path of the account. */
  readonly path?: string | undefined
}

/** Events of {@link BitcoinProvider.on} and their payloads. */
export interface BitcoinProviderEvents {
  /** Accounts that the wallet currently shares. */
  accountsChanged: readonly BitcoinAccount[]
  /** CAIP-2 id of the new network. */
  chainChanged: CaipNetworkId
  /** Emitted when the connection ends. */
  disconnect: undefined
}

/**
 * A connected Bitcoin wallet behind a common interface. Returned by `adapter.getProvider(connectorId)` and
 * `useAppKitProvider('bip122')`.
 *
 * @example
 * ```ts
 * import type { BitcoinProvider } from '@openappkit/adapter-bitcoin'
 *
 * export async function pay(provider: BitcoinProvider, recipient: string): Promise<string> {
 *   return provider.sendTransfer({ recipient, amount: 50_000n })
 * }
 * ```
 */
export interface BitcoinProvider {
  /** Connector id of the wallet. */
  readonly id: string
  /** Name of the wallet. */
  readonly name: string
  /** URL of the wallet's icon. */
  readonly imageUrl: string | undefined
  /** CAIP-2 namespace. */
  readonly chain: 'bip122'
  /** The wallet's native object. */
  readonly provider: unknown
  /** Returns the shared accounts. */
  getAccountAddresses(): Promise<readonly BitcoinAccount[]>
  /**
   * Signs a message. Resolves with the signature in base64. Default `protocol`: BIP-322 for taproot accounts, ECDSA for
   * others.
   *
   * @throws {UserRejectedError} when the user rejects.
   * @throws {AppKitError} `wallet/account-not-shared` when the wallet doesn't share the account.
   * @throws {AppKitError} `wallet/unsupported` for `ecdsa` with a taproot account.
   * @throws {AppKitError} `wallet/sign-failed` when the wallet can't sign.
   */
  signMessage(parameters: {
    readonly message: string
    readonly address: string
    readonly protocol?: MessageProtocol | undefined
  }): Promise<string>
  /**
   * Signs inputs of a PSBT and leaves the rest unchanged. Resolves with the PSBT in base64. If `signInputs` is missing
   * or empty, signs all inputs of the connected accounts. With `broadcast`, also finalizes and sends the transaction,
   * which requires signatures for all inputs.
   *
   * @throws {UserRejectedError} when the user rejects.
   * @throws {AppKitError} `psbt/invalid` when the PSBT can't be parsed, or an index in `signInputs` is out of range.
   * @throws {AppKitError} `wallet/account-not-shared` when the wallet doesn't share an address in `signInputs`.
   * @throws {AppKitError} `psbt/nothing-to-sign` when no input belongs to the accounts.
   * @throws {AppKitError} `wallet/sign-failed` when the wallet can't sign.
   * @throws {AppKitError} `psbt/changed` when the wallet returns a different transaction.
   * @throws {AppKitError} `psbt/incomplete` or `transaction/broadcast-failed` when the transaction can't be sent.
   */
  signPSBT(parameters: {
    /** PSBT in base64, hex or bytes. */
    readonly psbt: string | Uint8Array
    readonly signInputs?: readonly SignInput[] | undefined
    readonly broadcast?: boolean | undefined
  }): Promise<{ readonly psbt: string; readonly txid?: string | undefined }>
  /**
   * Sends `amount` satoshis. Resolves with the transaction id.
   *
   * @param parameters.maxFee - Maximum fee in satoshis. A wallet that sends the transfer itself also sets the fee. In
   * that case, only the estimated fee is compared with `maxFee`.
   * @throws {UserRejectedError} when the user rejects.
   * @throws {AppKitError} `address/…` or `amount/…` when the transfer is invalid.
   * @throws {AppKitError} `transaction/insufficient-funds`, `transaction/fee-changed` or `transaction/failed` when the
   * transfer can't be sent.
   * @throws {AppKitError} `transaction/status-unknown` when the wallet returns no transaction id. The transfer may have
   * been sent.
   */
  sendTransfer(parameters: {
    readonly recipient: string
    readonly amount: bigint | string | number
    readonly maxFee?: bigint | undefined
    /**
     * Whether to also spend a taproot account's coins of 10,000 satoshis or less, which may carry inscriptions or
     * runes. Default: false.
     */
    readonly spendsReserved?: boolean | undefined
  }): Promise<string>
  /**
   * Switches the wallet's network.
   *
   * @throws {AppKitError} `network/switch-unsupported` when the wallet doesn't let apps switch its network.
   * @throws {AppKitError} `network/switch-failed` when the wallet can't switch.
   */
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** Adds a listener. */
  on<event extends keyof BitcoinProviderEvents>(
    event: event,
    listener: (value: BitcoinProviderEvents[event]) => void,
  ): this
  /** Removes a listener. */
  off<event extends keyof BitcoinProviderEvents>(
    event: event,
    listener: (value: BitcoinProviderEvents[event]) => void,
  ): this
}
