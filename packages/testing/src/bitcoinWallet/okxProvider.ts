import { hex } from '@scure/base'
import type { Listeners } from '../wallet/Listeners'
import { invalidParams } from '../wallet/ProviderRpcError'
import type { BitcoinAddress } from './BitcoinAddress'
import type { BitcoinCall, BitcoinWalletCore } from './BitcoinWalletCore'
import {
  balanceOf,
  broadcast,
  connect,
  readBytes,
  readSatoshis,
  sendTransfer,
  signMessage,
  signTransaction,
} from './bitcoinMethods'
import type { BitcoinNetwork } from './bitcoinNetworks'
import { electrumSignature } from './electrumSignature'
import { readMessageType, readSignOptions, type UnisatSignOptions } from './readSignOptions'
import { readPsbt } from './signPsbt'

type OkxEvent = 'accountChanged' | 'accountsChanged' | 'disconnect'

/** An OKX account. For P2TR, `publicKey` is x-only. */
export interface OkxAccount {
  readonly address: string
  readonly publicKey: string
  readonly compressedPublicKey: string
}

/**
 * API at `window.okxwallet`, with one provider per network: `bitcoin` for mainnet (or for regtest without mainnet),
 * `bitcoinTestnet` and `bitcoinSignet`. Methods reject with an error that has a `code`: 4001 if the user rejects.
 */
export interface OkxProvider {
  connect(): Promise<OkxAccount>
  disconnect(): Promise<void>
  requestAccounts(): Promise<string[]>
  getAccounts(): Promise<string[]>
  getPublicKey(): Promise<string>
  getNetwork(): Promise<string>
  /** Resolves with amounts in satoshis. */
  getBalance(): Promise<{ confirmed: number; unconfirmed: number; total: number }>
  /** Resolves with the signature in base64. `type` is 'ecdsa' (default) or 'bip322-simple'. */
  signMessage(message: string, type?: string): Promise<string>
  /** Signs a PSBT in hex and resolves with it in hex, with the signed inputs finalized by default. */
  signPsbt(psbt: string, options?: UnisatSignOptions): Promise<string>
  pushPsbt(psbt: string): Promise<string>
  pushTx(transaction: string): Promise<string>
  /** `value` is in BTC, `satBytes` in satoshis per virtual byte. */
  send(payment: {
    readonly from: string
    readonly to: string
    readonly value: string | number
    readonly satBytes?: string | number
  }): Promise<{ txhash: string }>
  /** `amount` is in satoshis, `feeRate` in satoshis per virtual byte. */
  sendBitcoin(address: string, amount: number, options?: { readonly feeRate?: number }): Promise<string>
  on(event: OkxEvent, listener: (value: unknown) => void): void
  off(event: OkxEvent, listener: (value: unknown) => void): void
  removeListener(event: OkxEvent, listener: (value: unknown) => void): void
}

/** Creates the OKX API of `wallet` for one network. */
export function okxProvider(
  wallet: BitcoinWalletCore,
  network: BitcoinNetwork,
  listeners: Listeners<string>,
): OkxProvider {
  const accounts = (): string[] => {
    const account = wallet.shared(network)
    return account === undefined ? [] : [account.payment.address]
  }
  const ownAddress = (): BitcoinAddress => wallet.signer(wallet.selected(network).payment.address, network)
  const serve = <result>(
    method: string,
    params: readonly unknown[],
    work: (call: BitcoinCall) => result | Promise<result>,
  ): Promise<result> => wallet.serve(method, params, work, { network })
  const off: OkxProvider['off'] = (event, listener) => listeners.off(event, listener)
  wallet.events.on('accounts', () => {
    const account = wallet.shared(network)
    listeners.emit('accountChanged', account === undefined ? null : writeAddress(account.payment))
    listeners.emit('accountsChanged', accounts())
  })
  wallet.events.on('disconnect', () => listeners.emit('disconnect'))
  return {
    connect: () =>
      serve('connect', [], async call => {
        const account = await connect(wallet, call)
        return account ? writeAddress(account.payment) : { address: '', publicKey: '', compressedPublicKey: '' }
      }),
    disconnect: () => serve('disconnect', [], () => wallet.setPermitted(false)),
    requestAccounts: () =>
      serve('requestAccounts', [], async call => {
        await connect(wallet, call)
        return accounts()
      }),
    getAccounts: () => serve('getAccounts', [], accounts),
    getPublicKey: () => serve('getPublicKey', [], () => writeAddress(ownAddress()).publicKey),
    getNetwork: () => serve('getNetwork', [], () => network.unisatChain.network),
    getBalance: () =>
      serve('getBalance', [], async call => {
        const { confirmed, unconfirmed, total } = await balanceOf(wallet, call, ownAddress())
        return { confirmed: Number(confirmed), unconfirmed: Number(unconfirmed), total: Number(total) }
      }),
    signMessage: (message, type) =>
      serve('signMessage', [message, type], async call => {
        const protocol = readMessageType(type)
        return electrumSignature(await signMessage(wallet, call, ownAddress(), message, protocol), protocol)
      }),
    signPsbt: (psbt, options) =>
      serve('signPsbt', [psbt, options], async call => {
        const signed = await signTransaction(wallet, call, readSignOptions(psbt, options))
        return hex.encode(signed.toPSBT())
      }),
    pushPsbt: psbt => serve('pushPsbt', [psbt], call => broadcast(wallet, call, readPsbt(readBytes(psbt, 'hex')))),
    pushTx: transaction => serve('pushTx', [transaction], () => wallet.chain(network).broadcast(transaction)),
    send: payment =>
      serve('send', [payment], async call => {
        const { from, to, value, satBytes } = payment
        const recipients = [{ address: to, amount: readCoins(value) }]
        const feeRate = satBytes === undefined ? undefined : Number(satBytes)
        return { txhash: await sendTransfer(wallet, call, recipients, { from: wallet.signer(from, network), feeRate }) }
      }),
    sendBitcoin: (address, amount, options) =>
      serve('sendBitcoin', [address, amount, options], call => {
        const recipients = [{ address, amount: readSatoshis(amount) }]
        return sendTransfer(wallet, call, recipients, { feeRate: options?.feeRate })
      }),
    on: (event, listener) => listeners.on(event, listener),
    off,
    removeListener: off,
  }
}

function writeAddress({ address, publicKey, internalKey }: BitcoinAddress): OkxAccount {
  return {
    address,
    publicKey: hex.encode(internalKey ?? publicKey),
    compressedPublicKey: hex.encode(publicKey),
  }
}

/**
 * Converts an amount in BTC to satoshis.
 *
 * @throws ProviderRpcError -32602 if the value isn't a number with at most eight decimals.
 */
function readCoins(value: unknown): bigint {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,8}))?$/.exec(String(value)) ?? []
  if (whole === undefined) throw invalidParams('a value must be an amount of bitcoin with at most eight decimals.')
  return BigInt(whole) * 100_000_000n + BigInt(decimals.padEnd(8, '0'))
}
