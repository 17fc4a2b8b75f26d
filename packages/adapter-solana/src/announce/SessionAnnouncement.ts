import { AnnouncedWallet, type StandardName } from '@openappkit/adapter-kit/announce'
import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError, notConnected, notShared } from '@openappkit/appkit-core/adapter'
import type { SolanaSignAndSendTransactionInput, SolanaSignTransactionInput } from '@solana/wallet-standard-features'
import { decodeBase58 } from '../codec/base58'
import { asked } from '../provider/asked'
import type { ProvidedConnection } from '../provider/createProvider'
import type { SendOptions } from '../provider/SolanaProvider'
import { bytesOf } from '../provider/transactionBytes'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { messageBytes } from './messageBytes'
import { networksByName } from './networksByName'
import { sendOptions } from './sendOptions'

/** What an announcement asks of the adapter. */
export interface SessionAnnouncementOwner {
  /** The session that shall be announced now; nothing while there is none, or no kit. */
  session(): ProvidedConnection | undefined
  /** Ends the session, for the kit and whoever else uses it. */
  disconnect(): Promise<void>
  /** Sends signed bytes through the network's RPC. */
  send(network: CaipNetworkId, transaction: Uint8Array, options: SendOptions): Promise<string>
}

/** Which account of the session acts, and where. */
interface Target {
  readonly wallet: SolanaWallet
  readonly address: string
  readonly network: CaipNetworkId
}

/** What a library of the page asks with. All of it is input of others. */
type Request = Partial<Pick<SolanaSignTransactionInput, 'account' | 'chain'>>

const supportedTransactionVersions = ['legacy', 0] as const

/** The WalletConnect session as a wallet of Wallet Standard. Everything that is asked is checked before the phone hears of any of it. */
export class SessionAnnouncement {
  readonly #owner: SessionAnnouncementOwner
  readonly #announced: AnnouncedWallet
  #connection: ProvidedConnection | undefined

  constructor(owner: SessionAnnouncementOwner) {
    this.#owner = owner
    this.#announced = new AnnouncedWallet(window, {
      disconnect: () => owner.disconnect(),
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

  /** Shows the session as it is now. */
  update(): void {
    const connection = this.#owner.session()
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
      const signature = await asked(wallet.signMessage(address, message))
      signed.push({ signedMessage: message, signature, signatureType: 'ed25519' })
    }
    return signed
  }

  async #sign(inputs: readonly SolanaSignTransactionInput[]): Promise<readonly object[]> {
    const requests = inputs.map(input => ({ ...this.#target(input), transaction: bytesOf(input.transaction) }))
    const [first] = requests
    if (!first) return []
    const isTogether = requests.every(({ address, network }) => address === first.address && network === first.network)
    // Those of one account and network are one question.
    const groups = isTogether ? [requests] : requests.map(request => [request])
    const signed: Uint8Array[] = []
    for (const group of groups) {
      const [{ wallet, address, network } = first] = group
      const transactions = group.map(({ transaction }) => transaction)
      signed.push(...(await asked(wallet.signTransactions(address, transactions, network))))
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
          'transaction/partly-sent',
          `${sent.length} of ${requests.length} transactions were sent before one failed. Look at the account before you try again.`,
          { cause, details: sent.join('\n') },
        )
      }
    }
    return sent.map(signature => ({ signature: decodeBase58(signature) }))
  }

  /** What the wallet only signs goes through the kit's own RPC. */
  async #sendOne({ wallet, address, network }: Target, transaction: Uint8Array, options: SendOptions): Promise<string> {
    if (wallet.can('signAndSendTransaction', address))
      return asked(wallet.signAndSendTransaction(address, transaction, network, options))
    const [signed = transaction] = await asked(wallet.signTransactions(address, [transaction], network))
    return this.#owner.send(network, signed, options)
  }

  /** @throws AppKitError when there is no session, or the account or the network isn't of it. */
  #target({ account, chain }: Request): Target {
    if (!this.#connection) throw notConnected()
    const { wallet, network } = this.#connection
    const { address } = wallet.accounts().find(one => one.address === account?.address) ?? {}
    if (address === undefined) throw notShared()
    if (chain === undefined) return { wallet, address, network }
    const named = networksByName(wallet.clusters ?? []).get(chain)
    if (!named) throw new AppKitError('network/mismatch', 'The wallet can’t be used on this network.')
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
