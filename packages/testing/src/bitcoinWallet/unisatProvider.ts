import { hex } from '@scure/base'
import type { Listeners } from '../wallet/Listeners'
import { invalidParams } from '../wallet/ProviderRpcError'
import type { BitcoinWalletCore } from './BitcoinWalletCore'
import {
  balanceOf,
  broadcast,
  connect,
  readBytes,
  readSatoshis,
  sendTransfer,
  signMessage,
  signTransaction,
  switchNetwork,
} from './bitcoinMethods'
import { electrumSignature } from './electrumSignature'
import { readMessageType, readSignOptions, type UnisatSignOptions } from './readSignOptions'
import { readPsbt } from './signPsbt'

type UnisatEvent = 'accountsChanged' | 'networkChanged' | 'chainChanged'

/** A chain in the Unisat API. */
export interface UnisatChain {
  readonly enum: string
  readonly name: string
  readonly network: string
}

/**
 * API at `window.unisat`, with one address for payments and ordinals. Methods reject with an error that has a `code`:
 * 4001 if the user rejects.
 */
export interface UnisatProvider {
  requestAccounts(): Promise<string[]>
  getAccounts(): Promise<string[]>
  disconnect(): Promise<void>
  getPublicKey(): Promise<string>
  /** Resolves with amounts in satoshis. */
  getBalance(): Promise<{ confirmed: number; unconfirmed: number; total: number }>
  getNetwork(): Promise<string>
  switchNetwork(network: string): Promise<string>
  getChain(): Promise<UnisatChain>
  switchChain(chain: string): Promise<UnisatChain>
  /** Resolves with the signature in base64. `type` is 'ecdsa' (default) or 'bip322-simple'. */
  signMessage(message: string, type?: string): Promise<string>
  /** Signs a PSBT in hex and resolves with it in hex, with the signed inputs finalized by default. */
  signPsbt(psbt: string, options?: UnisatSignOptions): Promise<string>
  signPsbts(psbts: readonly string[], options?: readonly UnisatSignOptions[]): Promise<string[]>
  pushPsbt(psbt: string): Promise<string>
  pushTx(transaction: string | { readonly rawtx: string }): Promise<string>
  /** `amount` is in satoshis, `feeRate` in satoshis per virtual byte. */
  sendBitcoin(address: string, amount: number, options?: { readonly feeRate?: number }): Promise<string>
  on(event: UnisatEvent, listener: (value: unknown) => void): void
  removeListener(event: UnisatEvent, listener: (value: unknown) => void): void
}

/** Creates the Unisat API of `wallet`. */
export function unisatProvider(wallet: BitcoinWalletCore, listeners: Listeners<string>): UnisatProvider {
  const accounts = (): string[] => {
    const account = wallet.shared()
    return account === undefined ? [] : [account.payment.address]
  }
  const ownAddress = (): ReturnType<typeof wallet.signer> => wallet.signer(wallet.selected().payment.address)
  wallet.events.on('accounts', () => listeners.emit('accountsChanged', accounts()))
  wallet.events.on('network', () => {
    listeners.emit('networkChanged', wallet.network.unisatChain.network)
    listeners.emit('chainChanged', { ...wallet.network.unisatChain })
  })
  return {
    requestAccounts: () =>
      wallet.serve('requestAccounts', [], async call => {
        await connect(wallet, call)
        return accounts()
      }),
    getAccounts: () => wallet.serve('getAccounts', [], accounts),
    disconnect: () => wallet.serve('disconnect', [], () => wallet.setPermitted(false)),
    getPublicKey: () => wallet.serve('getPublicKey', [], () => hex.encode(ownAddress().publicKey)),
    getBalance: () =>
      wallet.serve('getBalance', [], async call => {
        const { confirmed, unconfirmed, total } = await balanceOf(wallet, call, ownAddress())
        return { confirmed: Number(confirmed), unconfirmed: Number(unconfirmed), total: Number(total) }
      }),
    getNetwork: () => wallet.serve('getNetwork', [], () => wallet.network.unisatChain.network),
    switchNetwork: network =>
      wallet.serve('switchNetwork', [network], async call => {
        await switchNetwork(wallet, call, one => one.unisatChain.network === network)
        return wallet.network.unisatChain.network
      }),
    getChain: () => wallet.serve('getChain', [], () => ({ ...wallet.network.unisatChain })),
    switchChain: chain =>
      wallet.serve('switchChain', [chain], async call => {
        await switchNetwork(wallet, call, one => one.unisatChain.enum === chain)
        return { ...wallet.network.unisatChain }
      }),
    signMessage: (message, type) =>
      wallet.serve('signMessage', [message, type], async call => {
        const protocol = readMessageType(type)
        return electrumSignature(await signMessage(wallet, call, ownAddress(), message, protocol), protocol)
      }),
    signPsbt: (psbt, options) =>
      wallet.serve('signPsbt', [psbt, options], async call => {
        const request = readSignOptions(psbt, options)
        return hex.encode((await signTransaction(wallet, call, request)).toPSBT())
      }),
    signPsbts: (psbts, options) =>
      wallet.serve('signPsbts', [psbts, options], async call => {
        const signed: string[] = []
        for (const [index, psbt] of psbts.entries()) {
          const request = readSignOptions(psbt, options?.[index])
          signed.push(hex.encode((await signTransaction(wallet, call, request)).toPSBT()))
        }
        return signed
      }),
    pushPsbt: psbt =>
      wallet.serve('pushPsbt', [psbt], call => broadcast(wallet, call, readPsbt(readBytes(psbt, 'hex')))),
    pushTx: transaction =>
      wallet.serve('pushTx', [transaction], () => {
        const raw = typeof transaction === 'string' ? transaction : transaction?.rawtx
        if (typeof raw !== 'string') throw invalidParams('expected a raw transaction in hex.')
        return wallet.chain().broadcast(raw)
      }),
    sendBitcoin: (address, amount, options) =>
      wallet.serve('sendBitcoin', [address, amount, options], call => {
        const recipients = [{ address, amount: readSatoshis(amount) }]
        return sendTransfer(wallet, call, recipients, { feeRate: options?.feeRate })
      }),
    on: (event, listener) => listeners.on(event, listener),
    removeListener: (event, listener) => listeners.off(event, listener),
  }
}
