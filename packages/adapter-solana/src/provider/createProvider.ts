import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { transactionId } from '../codec/wireTransaction'
import type { SolanaWallet, WalletAccount } from '../wallets/SolanaWallet'
import { ProviderListeners } from './ProviderListeners'
import type { AccountKey, SendOptions, SolanaProvider, SolanaProviderEvents } from './SolanaProvider'
import { bytesOf, toOriginalForm } from './transactionBytes'
import { wrapRequestError } from './wrapRequestError'

/** Callbacks that a provider needs from its connection. */
export interface ProviderCallbacks {
  readonly name: string
  /** Returns the connection. Undefined while the wallet isn't connected. */
  connection(): ProvidedConnection | undefined
  disconnect(): Promise<void>
  /** Sends signed bytes through the RPC of the active network. */
  send(transaction: Uint8Array, options: SendOptions): Promise<string>
}

/** A connection at the time of a call. */
export interface ProvidedConnection {
  readonly wallet: SolanaWallet
  /** Active account. */
  readonly account: WalletAccount
  /** Active network. */
  readonly network: CaipNetworkId
}

/** A provider and the function that emits its events. */
export interface OwnedProvider {
  readonly provider: SolanaProvider
  emit<event extends keyof SolanaProviderEvents>(event: event, ...values: SolanaProviderEvents[event]): void
}

/** Creates the provider of a connection. */
export function createProvider(callbacks: ProviderCallbacks): OwnedProvider {
  const listeners = new ProviderListeners()
  const require = (): ProvidedConnection => {
    const connection = callbacks.connection()
    if (!connection) throw new AppKitError('wallet/not-connected', 'Wallet not connected')
    return connection
  }
  const sign = ({ wallet, account, network }: ProvidedConnection, transactions: readonly Uint8Array[]) =>
    wrapRequestError(wallet.signTransactions(account.address, transactions, network))
  const signOne = async (connection: ProvidedConnection, transaction: Uint8Array): Promise<Uint8Array> => {
    const [signed = transaction] = await sign(connection, [transaction])
    return signed
  }

  const provider: SolanaProvider = {
    name: callbacks.name,
    get publicKey() {
      const connection = callbacks.connection()
      return connection && accountKey(connection.account)
    },
    connect: async () => require().account.address,
    disconnect: () => callbacks.disconnect(),
    getAccounts: () =>
      (callbacks.connection()?.wallet.accounts() ?? []).map(account => ({
        address: account.address,
        publicKey: accountKey(account),
      })),
    async signMessage(message) {
      const { wallet, account } = require()
      return wrapRequestError(wallet.signMessage(account.address, message))
    },
    async signIn(input = {}) {
      const { wallet, account } = require()
      return wrapRequestError(wallet.signIn({ address: account.address, ...input }))
    },
    async signTransaction(transaction) {
      return toOriginalForm(transaction, await signOne(require(), bytesOf(transaction)))
    },
    async signAllTransactions(transactions) {
      const bytes = transactions.map(bytesOf)
      const signed = await sign(require(), bytes)
      return transactions.map((transaction, index) =>
        toOriginalForm(transaction, signed[index] ?? bytesOf(transaction)),
      )
    },
    async signAndSendTransaction(transaction, options = {}) {
      const connection = require()
      const { wallet, account, network } = connection
      const bytes = bytesOf(transaction)
      const { address } = account
      if (!wallet.can('signAndSendTransaction', address) && wallet.can('signTransaction', address))
        return callbacks.send(await signOne(connection, bytes), options)
      return wrapRequestError(wallet.signAndSendTransaction(address, bytes, network, options))
    },
    async sendTransaction(transaction, connection, options = {}) {
      const current = require()
      if (!current.wallet.can('signTransaction', current.account.address))
        return provider.signAndSendTransaction(transaction, options)
      const signed = await signOne(current, bytesOf(transaction))
      if (!connection) return callbacks.send(signed, options)
      await connection.sendRawTransaction(signed, options)
      return transactionId(signed)
    },
    on(event, listener) {
      listeners.add(event, listener)
      return provider
    },
    off(event, listener) {
      listeners.delete(event, listener)
      return provider
    },
  }
  return { provider, emit: (event, ...values) => listeners.emit(event, ...values) }
}

/** Returns the key of an account. */
export function accountKey({ address, publicKey }: WalletAccount): AccountKey {
  return { toBase58: () => address, toBytes: () => new Uint8Array(publicKey), toString: () => address }
}
