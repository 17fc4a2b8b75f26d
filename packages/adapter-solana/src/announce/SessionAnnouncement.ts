import { AnnouncedWallet, type StandardName } from '@openappkit/adapter-kit/announce'
import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError, notConnected, notShared } from '@openappkit/appkit-core/adapter'
import type { SolanaSignAndSendTransactionInput, SolanaSignTransactionInput } from '@solana/wallet-standard-features'
import { decodeBase58 } from '../codec/base58'
import type { ProvidedConnection } from '../provider/createProvider'
import type { SendOptions } from '../provider/SolanaProvider'
import { bytesOf } from '../provider/transactionBytes'
import { wrapRequestError } from '../provider/wrapRequestError'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { messageBytes } from './messageBytes'
import { networksByName } from './networksByName'
import { sendOptions } from './sendOptions'

/** Callbacks of {@link SessionAnnouncement}. */
export interface SessionAnnouncementCallbacks {
  /** Returns the session to announce. Undefined without a session or a kit. */
  session(): ProvidedConnection | undefined
  /** Ends the session for the kit and all libraries. */
  disconnect(): Promise<void>
  /** Sends signed bytes through the network's RPC. */
  send(network: CaipNetworkId, transaction: Uint8Array, options: SendOptions): Promise<string>
}

/** Account and network of a request. */
interface Target {
  readonly wallet: SolanaWallet
  readonly address: string
  readonly network: CaipNetworkId
}

/** Unvalidated request of a library. */
type Request = Partial<Pick<SolanaSignTransactionInput, 'account' | 'chain'>>

const supportedTransactionVersions = ['legacy', 0] as const

/**
 * Announces the WalletConnect session as a Wallet Standard wallet. Validates every request before it is sent to the
 * phone.
 */
export class SessionAnnouncement {
  readonly #callbacks: SessionAnnouncementCallbacks
  readonly #announced: AnnouncedWallet
  #connection: ProvidedConnection | undefined

  constructor(callbacks: SessionAnnouncementCallbacks) {
    this.#callbacks = callbacks
    this.#announced = new AnnouncedWallet(window, {
      disconnect: () => callbacks.disconnect(),
      features: {
        'solana:signMessage': {
          version: '1.1.0',
          signMessage: (...inputs: (Request & { readonly message: Uint8Array })[]) => this.#signMessages(inputs),
        },
        'solana:signTransaction': {
          version: '1.0.0',
          supportedTransactionVersions,
          signTransaction: (...inputs: SolanaSignTransactionInput[]) => this.#sign(inputs),
        },
        'solana:signAndSendTransaction': {
          version: '1.0.0',
          supportedTransactionVersions,
          signAndSendTransaction: (...inputs: SolanaSignAndSendTransactionInput[]) => this.#send(inputs),
        },
      },
    })
  }

  /** Updates the announcement with the current session. */
  update(): void {
    const connection = this.#callbacks.session()
    this.#connection = connection
    if (!connection) {
      this.#announced.show(undefined)
      return
    }
    const { wallet, account } = connection
    const chains = [...networksByName(wallet.clusters ?? []).keys()] as StandardName[]
    const accounts = [account, ...wallet.accounts().filter(({ address }) => address !== account.address)]
    this.#announced.show({
      accounts: accounts.map(one => ({ ...one, chains })),
      chains,
      features: featuresOf(wallet, account.address),
    })
  }

  async #signMessages(inputs: readonly (Request & { readonly message: Uint8Array })[]): Promise<readonly object[]> {
    const requests = inputs.map(input => ({ ...this.#target(input), message: messageBytes(input.message) }))
    const signed: object[] = []
    for (const { wallet, address, message } of requests) {
      const signature = await wrapRequestError(wallet.signMessage(address, message))
      signed.push({ signedMessage: message, signature, signatureType: 'ed25519' })
    }
    return signed
  }

  async #sign(inputs: readonly SolanaSignTransactionInput[]): Promise<readonly object[]> {
    const requests = inputs.map(input => ({ ...this.#target(input), transaction: bytesOf(input.transaction) }))
    const [first] = requests
    if (!first) return []
    const isTogether = requests.every(({ address, network }) => address === first.address && network === first.network)
    // Requests for one account and network are sent together.
    const groups = isTogether ? [requests] : requests.map(request => [request])
    const signed: Uint8Array[] = []
    for (const group of groups) {
      const [{ wallet, address, network } = first] = group
      const transactions = group.map(({ transaction }) => transaction)
      signed.push(...(await wrapRequestError(wallet.signTransactions(address, transactions, network))))
    }
    return signed.map(signedTransaction => ({ signedTransaction }))
  }

  async #send(inputs: readonly SolanaSignAndSendTransactionInput[]): Promise<readonly object[]> {
    const requests = inputs.map(input => ({
      ...this.#target(input),
      transaction: bytesOf(input.transaction),
      options: sendOptions(input.options),
    }))
    const sent: string[] = []
    for (const { transaction, options, ...target } of requests) {
      try {
        sent.push(await this.#sendOne(target, transaction, options))
      } catch (cause) {
        if (sent.length === 0) throw cause
        throw new AppKitError(
          'transaction/partially-sent',
          `${sent.length} of ${requests.length} transactions were sent before one failed. Check the account before trying again.`,
          { cause, details: sent.join('\n') },
        )
      }
    }
    return sent.map(signature => ({ signature: decodeBase58(signature) }))
  }

  /** Sends one transaction. If the wallet can only sign, sends it through the kit's own RPC. */
  async #sendOne({ wallet, address, network }: Target, transaction: Uint8Array, options: SendOptions): Promise<string> {
    if (wallet.can('signAndSendTransaction', address))
      return wrapRequestError(wallet.signAndSendTransaction(address, transaction, network, options))
    const [signed = transaction] = await wrapRequestError(wallet.signTransactions(address, [transaction], network))
    return this.#callbacks.send(network, signed, options)
  }

  /**
   * Returns the account and network of a request.
   *
   * @throws {AppKitError} `wallet/not-connected` when there is no session.
   * @throws {AppKitError} `wallet/account-not-shared` or `network/mismatch` when the session doesn't include the
   * account or network.
   */
  #target({ account, chain }: Request): Target {
    if (!this.#connection) throw notConnected()
    const { wallet, network } = this.#connection
    const { address } = wallet.accounts().find(one => one.address === account?.address) ?? {}
    if (address === undefined) throw notShared()
    if (chain === undefined) return { wallet, address, network }
    const named = networksByName(wallet.clusters ?? []).get(chain)
    if (!named)
      throw new AppKitError('network/mismatch', "The wallet doesn't support this network. Switch the network first.")
    return { wallet, address, network: named }
  }
}

function featuresOf(wallet: SolanaWallet, address: string): readonly StandardName[] {
  const [canSend, canSign] = [wallet.can('signAndSendTransaction', address), wallet.can('signTransaction', address)]
  return [
    ...(wallet.can('signMessage', address) ? (['solana:signMessage'] as const) : []),
    ...(canSign ? (['solana:signTransaction'] as const) : []),
    ...(canSend || canSign ? (['solana:signAndSendTransaction'] as const) : []),
  ]
}
