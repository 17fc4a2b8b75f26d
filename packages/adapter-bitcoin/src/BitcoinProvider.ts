import type { CaipNetworkId } from '@openappkit/appkit-core'

/**
 * Protocol of a message signature: `ecdsa` ([BIP-137](https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki)),
 * or `bip322` ([BIP-322](https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki)), which taproot accounts
 * require.
 */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** Input of a PSBT for the wallet to sign. */
export interface SignInput {
  /** Address of the account that owns the input's coin. The wallet must share this account. */
  readonly address: string
  /** Index of the input, from 0. */
  readonly index: number
  /** Allowed sighash types. Default: the type that the PSBT sets, or the standard type. */
  readonly sighashTypes?: readonly number[] | undefined
  /** Public key of the account in hex. Default: the key that the wallet shared, if any. */
  readonly publicKey?: string | undefined
  /** Whether to sign a taproot input with the untweaked key. Wallets without this option ignore it. */
  readonly disableTweakSigner?: boolean | undefined
  /** Whether to sign a taproot input with the tweaked key. Wallets without this option ignore it. */
  readonly useTweakedSigner?: boolean | undefined
}

/** Account returned by {@link BitcoinProvider.getAccountAddresses}. */
export interface BitcoinAccount {
  /** Address of the account. */
  readonly address: string
  /** Whether the account is for payments or ordinals. */
  readonly purpose: 'payment' | 'ordinal'
  /** Public key in hex, if the wallet shares it. */
  readonly publicKey?: string | undefined
  /** Derivation path of the account, if the wallet shares it. */
  readonly path?: string | undefined
}

/** Events of {@link BitcoinProvider.on} and the values that listeners receive. */
export interface BitcoinProviderEvents {
  /** Emitted with the shared accounts when the accounts, their order or their details change. */
  accountsChanged: readonly BitcoinAccount[]
  /** Emitted with the CAIP-2 id of the wallet's new network. */
  chainChanged: CaipNetworkId
  /**
   * Emitted when the connection ends. This provider then emits no more events, so get a new one after the wallet
   * reconnects.
   */
  disconnect: undefined
}

/**
 * A connected Bitcoin wallet behind a common interface. Returned by `adapter.getProvider(connectorId)` and
 * `useAppKitProvider('bip122')`.
 *
 * While the wallet is disconnected, methods that return a promise reject with `wallet/not-connected`. If the wallet
 * already shows a request, requests to it reject with `wallet/request-pending`.
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
  /** The wallet's native object. Its type depends on the wallet. */
  readonly provider: unknown
  /** Resolves with the shared accounts, payment accounts first, without a prompt. */
  getAccountAddresses(): Promise<readonly BitcoinAccount[]>
  /**
   * Signs a message. Resolves with the signature in base64. Default `protocol`: BIP-322 for taproot accounts, ECDSA for
   * others.
   *
   * @throws {UserRejectedError} when the user rejects.
   * @throws {AppKitError} `wallet/account-not-shared` when the wallet doesn't share the account.
   * @throws {AppKitError} `wallet/unsupported` for `ecdsa` with a taproot account, or when the wallet can't sign
   * messages.
   * @throws {AppKitError} `wallet/sign-failed` when the wallet fails or returns no signature.
   */
  signMessage(parameters: {
    readonly message: string
    readonly address: string
    readonly protocol?: MessageProtocol | undefined
  }): Promise<string>
  /**
   * Signs inputs of a PSBT and leaves the rest unchanged. Resolves with the PSBT in base64. If `signInputs` is missing
   * or empty, signs all inputs that belong to the shared accounts. With `broadcast`, also finalizes and sends the
   * transaction, and resolves with its `txid`. This requires signatures for all inputs.
   *
   * @throws {UserRejectedError} when the user rejects.
   * @throws {AppKitError} `psbt/invalid` when the PSBT can't be parsed, or an index in `signInputs` is out of range.
   * @throws {AppKitError} `wallet/account-not-shared` when the wallet doesn't share an address in `signInputs`.
   * @throws {AppKitError} `psbt/nothing-to-sign` when no input belongs to the accounts.
   * @throws {AppKitError} `wallet/unsupported` when the wallet can't sign PSBTs.
   * @throws {AppKitError} `wallet/sign-failed` when the wallet fails or doesn't sign every requested input.
   * @throws {AppKitError} `psbt/changed` when the wallet returns a different transaction.
   * @throws {AppKitError} `psbt/incomplete`, `psbt/fee-too-high`, `network/no-esplora`, `transaction/utxos-spent` or
   * `transaction/broadcast-failed` when `broadcast` is set and the transaction can't be sent.
   * @throws {AppKitError} `transaction/status-unknown` when the server doesn't confirm the broadcast. The transaction
   * may have been sent.
   */
  signPSBT(parameters: {
    /** PSBT in base64, hex or bytes. */
    readonly psbt: string | Uint8Array
    readonly signInputs?: readonly SignInput[] | undefined
    readonly broadcast?: boolean | undefined
  }): Promise<{ readonly psbt: string; readonly txid?: string | undefined }>
  /**
   * Sends `amount` satoshis from the wallet's active account. Resolves with the transaction id, without waiting for a
   * confirmation. `amount` must be a whole number. A string must be in decimal notation.
   *
   * @param parameters.maxFee - Maximum fee in satoshis. A wallet that sends the transfer itself also sets the fee. In
   * that case, only the estimated fee is compared with `maxFee`.
   * @throws {UserRejectedError} when the user rejects.
   * @throws {AppKitError} `address/…` or `amount/…` when the transfer is invalid.
   * @throws {AppKitError} `balance/unavailable` or `network/no-esplora` when the account's coins can't be read.
   * @throws {AppKitError} `network/mismatch` or `wallet/account-not-shared` when the wallet has another network or
   * account selected.
   * @throws {AppKitError} `account/unsupported` when the account needs a public key that the wallet didn't share.
   * @throws {AppKitError} `transaction/insufficient-funds` or `transaction/fee-changed` when the coins don't cover the
   * transfer, or the fee exceeds `maxFee`.
   * @throws {AppKitError} `transaction/failed` when the wallet can't send the transfer.
   * @throws {AppKitError} `wallet/sign-failed`, `psbt/changed`, `transaction/would-fail`, `transaction/utxos-spent` or
   * `transaction/broadcast-failed` when the wallet only signs, and the transaction can't be signed or sent.
   * @throws {AppKitError} `transaction/status-unknown` when the wallet returns no transaction id, or the server doesn't
   * confirm the broadcast. The transfer may have been sent.
   */
  sendTransfer(parameters: {
    readonly recipient: string
    readonly amount: bigint | string | number
    readonly maxFee?: bigint | undefined
    /**
     * Whether to also spend a taproot account's coins of 10,000 satoshis or less, which may carry inscriptions or
     * runes. Wallets that send transfers themselves select the coins and ignore this setting. Default: false.
     */
    readonly spendsReserved?: boolean | undefined
  }): Promise<string>
  /**
   * Switches the wallet's network. Does nothing if the wallet is already on it.
   *
   * @throws {UserRejectedError} when the user rejects.
   * @throws {AppKitError} `network/switch-unsupported` when the wallet doesn't let apps switch to the network.
   * @throws {AppKitError} `network/switch-failed` when the wallet can't switch, or shares no account on the network.
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
