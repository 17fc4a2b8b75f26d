import { base58, base64 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignInInput,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { Wallet } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
  StandardEventsListeners,
} from '@wallet-standard/features'
import { invalidParams } from '../wallet/ProviderRpcError'
import type { SolanaWalletCore } from './SolanaWalletCore'
import type { OptionalSolanaFeature } from './SolanaWalletOptions'
import { signInMessage } from './signInMessage'
import { sendTransactions, signIn, signMessages, signTransactions } from './solanaMethods'

type RequiredFeatures = StandardConnectFeature & StandardEventsFeature
type OptionalFeatures = StandardDisconnectFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature &
  SolanaSignInFeature

/** The parts of a wallet object that its features use. */
export interface SolanaFeatureScene {
  /** Returns the accounts that the app can see. */
  readonly accounts: () => Wallet['accounts']
  readonly on: (listener: StandardEventsListeners['change']) => () => void
}

/** Returns the features of `wallet` by their Wallet Standard names. */
export function solanaFeatures(
  wallet: SolanaWalletCore,
  { accounts, on }: SolanaFeatureScene,
  offered: readonly OptionalSolanaFeature[] | undefined,
): Wallet['features'] {
  const supportedTransactionVersions = wallet.transactionVersions
  const required: RequiredFeatures = {
    'standard:connect': {
      version: '1.0.0',
      connect: ({ silent = false } = {}) =>
        wallet.serve({ method: 'standard:connect', params: [{ silent }] }, async call => {
          if (silent) wallet.connectSilently()
          else await wallet.connect(call)
          return { accounts: accounts() }
        }),
    },
    'standard:events': { version: '1.0.0', on: (_, listener) => on(listener) },
  }
  const optional: OptionalFeatures = {
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () => wallet.serve({ method: 'standard:disconnect', params: [] }, () => wallet.leave()),
    },
    'solana:signMessage': {
      version: '1.1.0',
      async signMessage(...inputs) {
        const params = inputs.map(({ account, message }) => ({
          account: account.address,
          message: base64.encode(message),
        }))
        return wallet.serve({ method: 'solana:signMessage', params }, async call => {
          const messages = inputs.map(({ account, message }) => ({
            signer: account.address,
            message: Uint8Array.from(message),
          }))
          const signatures = await signMessages(wallet, call, messages)
          return signatures.map((signature, index) => ({
            signature,
            signatureType: 'ed25519',
            signedMessage: messages[index]?.message ?? new Uint8Array(),
          }))
        })
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      async signTransaction(...inputs) {
        const params = inputs.map(written)
        return wallet.serve({ method: 'solana:signTransaction', params, chain: chainOf(inputs) }, async call => {
          const signed = await signTransactions(wallet, call, inputs.map(toSign))
          return signed.map(({ transaction }) => ({ signedTransaction: transaction }))
        })
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      async signAndSendTransaction(...inputs) {
        const params = inputs.map(written)
        return wallet.serve({ method: 'solana:signAndSendTransaction', params, chain: chainOf(inputs) }, async call => {
          const transactions = inputs.map(input => ({ ...toSign(input), options: input.options }))
          const sent = await sendTransactions(wallet, call, transactions)
          return sent.map(signature => ({ signature: base58.decode(signature) }))
        })
      },
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs) {
        const signInInputs = inputs.length === 0 ? [{}] : inputs
        return wallet.serve({ method: 'solana:signIn', params: signInInputs }, async call => {
          const messages = signInInputs.map(input => signInOf(wallet, input))
          const signatures = await signIn(wallet, call, messages)
          return signatures.map((signature, index) => {
            const { signer, message } = messages[index] ?? { signer: '', message: new Uint8Array() }
            const account = accounts().find(({ address }) => address === signer)
            if (account === undefined) throw invalidParams(`the account ${signer} is gone.`)
            return { account, signature, signatureType: 'ed25519', signedMessage: message }
          })
        })
      },
    },
  }
  const chosen = Object.entries(optional).filter(([name]) => offered?.some(one => one === name) ?? true)
  return { ...required, ...Object.fromEntries(chosen) }
}

function toSign({ account, transaction }: SolanaSignTransactionInput): { signer: string; transaction: Uint8Array } {
  return { signer: account.address, transaction: Uint8Array.from(transaction) }
}

function written(input: SolanaSignTransactionInput): Readonly<Record<string, unknown>> {
  const { account, transaction, chain, options } = input
  return { account: account.address, transaction: base64.encode(transaction), chain, options }
}

/**
 * Returns the chain that all transactions of a request share.
 *
 * @throws ProviderRpcError -32602 if the transactions are for different chains.
 */
function chainOf(inputs: readonly SolanaSignTransactionInput[]): string | undefined {
  const chains = new Set(inputs.map(({ chain }) => chain))
  if (chains.size > 1) throw invalidParams('transactions for several chains need several requests.')
  return inputs[0]?.chain
}

function signInOf(wallet: SolanaWalletCore, input: SolanaSignInInput): { signer: string; message: Uint8Array } {
  const signer = input.address ?? wallet.shared[0]?.address ?? ''
  const domain = input.domain ?? (typeof location === 'undefined' ? 'localhost' : location.host)
  return { signer, message: new TextEncoder().encode(signInMessage({ ...input, domain, address: signer })) }
}
