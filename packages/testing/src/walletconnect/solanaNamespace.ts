import { base58, base64 } from '@scure/base'
import type { SolanaCall, SolanaWalletCore } from '../solanaWallet/SolanaWalletCore'
import { type SendOptions, sendTransactions, signMessages, signTransactions } from '../solanaWallet/solanaMethods'
import { readWireMessage } from '../solanaWallet/WireMessage'
import { invalidParams, ProviderRpcError } from '../wallet/ProviderRpcError'
import type { WalletNamespace } from './WalletNamespace'

type Method = (wallet: SolanaWalletCore, call: SolanaCall) => unknown

/**
 * The parameter object of all methods. Older apps also send the fields of a legacy transaction, which are ignored in
 * favor of its bytes.
 */
interface Params {
  readonly message?: unknown
  readonly pubkey?: unknown
  readonly transaction?: unknown
  readonly transactions?: unknown
  readonly sendOptions?: SendOptions
}

const methods: Readonly<Record<string, Method>> = {
  solana_getAccounts: accounts,
  solana_requestAccounts: accounts,
  async solana_signMessage(wallet, call) {
    const { message, pubkey } = readParams(call)
    const toSign = { signer: String(pubkey), message: decode(base58, message, 'message') }
    const [signature = new Uint8Array()] = await signMessages(wallet, call, [toSign])
    return { signature: base58.encode(signature) }
  },
  async solana_signTransaction(wallet, call) {
    const { transaction, pubkey } = readParams(call)
    const [signed] = await signTransactions(wallet, call, [toSign(wallet, transaction, pubkey)])
    return signed && { signature: signed.signature, transaction: base64.encode(signed.transaction) }
  },
  async solana_signAllTransactions(wallet, call) {
    const { transactions, pubkey } = readParams(call)
    if (!Array.isArray(transactions)) throw invalidParams('transactions are missing.')
    const all = transactions.map(one => toSign(wallet, one, pubkey))
    const signed = await signTransactions(wallet, call, all)
    return { transactions: signed.map(({ transaction }) => base64.encode(transaction)) }
  },
  async solana_signAndSendTransaction(wallet, call) {
    const { transaction, pubkey, sendOptions } = readParams(call)
    const one = { ...toSign(wallet, transaction, pubkey), options: sendOptions }
    const [signature] = await sendTransactions(wallet, call, [one])
    return { signature }
  },
}

/** Creates the Solana namespace of a WalletConnect wallet, with the same core as the injected wallet. */
export function solanaNamespace(wallet: SolanaWalletCore): WalletNamespace {
  wallet.admit()
  return {
    name: 'solana',
    methods: Object.keys(methods),
    events: ['accountsChanged', 'chainChanged'],
    get chains() {
      return wallet.chains
    },
    addressesOn: () => wallet.shared.map(({ address }) => address),
    scopedProperties: {},
    request: ({ method, params, chain, dapp }) =>
      wallet.serve({ method, params: Array.isArray(params) ? params : [params ?? {}], chain, dapp }, call => {
        const serve = Object.hasOwn(methods, method) ? methods[method] : undefined
        if (serve === undefined)
          throw new ProviderRpcError(4200, `The wallet doesn't support ${method}. Call another method.`)
        return serve(wallet, call)
      }),
    confirmSession: (method, params) => wallet.confirm('connect', { method, params, chain: wallet.chain }),
    async pay(payment) {
      const { payOnSolana } = await import('../walletPayment/payOnSolana')
      return payOnSolana(wallet, payment)
    },
    select: index => wallet.select(index),
    switchChain: chain => wallet.setChain(chain),
    subscribe(listener) {
      const onChain = (): void => listener({ type: 'chain', chain: wallet.chain })
      const onAccounts = (): void => listener({ type: 'accounts' })
      wallet.events.on('chain', onChain)
      wallet.events.on('accounts', onAccounts)
      return () => {
        wallet.events.off('chain', onChain)
        wallet.events.off('accounts', onAccounts)
      }
    },
  }
}

function accounts(wallet: SolanaWalletCore): unknown {
  return wallet.visible.map(({ address }) => ({ pubkey: address }))
}

function readParams({ params: [first] }: SolanaCall): Params {
  return typeof first === 'object' && first !== null ? first : {}
}

/** Returns a transaction with its signer: `pubkey`, or by default the first signer that the wallet has. */
function toSign(
  wallet: SolanaWalletCore,
  text: unknown,
  pubkey: unknown,
): { readonly signer: string; readonly transaction: Uint8Array } {
  const transaction = decode(base64, text, 'transaction')
  if (typeof pubkey === 'string') return { signer: pubkey, transaction }
  const { signers } = readWireMessage(transaction)
  const own = signers.find(signer => wallet.visible.some(({ address }) => address === signer))
  return { signer: own ?? signers[0] ?? '', transaction }
}

function decode(coder: { decode(text: string): Uint8Array }, text: unknown, what: string): Uint8Array {
  if (typeof text !== 'string') throw invalidParams(`${what} is missing.`)
  try {
    return coder.decode(text)
  } catch {
    throw invalidParams(`${what} is not in the encoding of the method.`)
  }
}
