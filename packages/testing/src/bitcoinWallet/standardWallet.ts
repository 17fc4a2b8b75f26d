import { base64 } from '@scure/base'
import type { IdentifierString, Wallet, WalletAccount, WalletIcon } from '@wallet-standard/base'
import type { Listeners } from '../wallet/Listeners'
import { invalidParams } from '../wallet/ProviderRpcError'
import type { AddressPurpose, BitcoinAddress } from './BitcoinAddress'
import type { BitcoinWalletCore } from './BitcoinWalletCore'
import { broadcast, connect, signMessage, signTransaction, switchNetwork } from './bitcoinMethods'
import { bitcoinNetworks } from './bitcoinNetworks'
import { readSighash } from './readSighash'
import { allSighashTypes, type PsbtRequest } from './signPsbt'

/** UTF-8 text to sign with one account. */
interface SignMessageInput {
  readonly account: WalletAccount
  readonly message: Uint8Array
}

interface SignTransactionInput {
  readonly psbt: Uint8Array
  readonly chain?: IdentifierString
  readonly inputsToSign?: readonly {
    readonly account: WalletAccount
    readonly signingIndexes: readonly number[]
    /** A number, or a name such as `ALL|ANYONECANPAY`. */
    readonly sigHash?: number | string
  }[]
}

const features = ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction'] as const

/**
 * Creates the Wallet Standard API of `wallet`. Messages are signed with ECDSA, because an app can't request another
 * protocol here. `bitcoin:signTransaction` returns inputs without final scripts. Methods reject with an error that has
 * a `code`: 4001 if the user rejects.
 */
export function standardWallet(
  wallet: BitcoinWalletCore,
  listeners: Listeners<string>,
  name: string,
  icon: string,
): Wallet {
  const accounts = (purposes: readonly AddressPurpose[] = ['payment', 'ordinals']): WalletAccount[] => {
    const addresses = wallet.sharedAccounts().flatMap(account => purposes.map(purpose => account[purpose]))
    const different = new Map(addresses.map(address => [address.address, address]))
    return [...different.values()].map(address => describeAccount(address, wallet.network.standardChain))
  }
  const on = (event: string, listener: (value: unknown) => void): (() => void) => {
    listeners.on(event, listener)
    return () => listeners.off(event, listener)
  }
  const connectBitcoin = (input?: { readonly purposes?: readonly AddressPurpose[] }): Promise<unknown> =>
    wallet.serve('bitcoin:connect', [{ ...input }], async call => {
      await connect(wallet, call)
      return { accounts: accounts(input?.purposes) }
    })
  const readTransaction = (input: SignTransactionInput): PsbtRequest => {
    if (input.chain !== undefined && input.chain !== wallet.network.standardChain) {
      throw invalidParams(`the wallet is on ${wallet.network.standardChain}, not on ${input.chain}.`)
    }
    const inputs = input.inputsToSign?.flatMap(({ account, signingIndexes, sigHash }) =>
      signingIndexes.map(index => ({ index, address: account.address, sighash: readSighash(sigHash) })),
    )
    return { psbt: input.psbt, inputs, finalize: false, allowedSighashTypes: allSighashTypes }
  }
  const change = (): void => listeners.emit('change', { accounts: accounts() })
  wallet.events.on('accounts', change)

  return Object.freeze<Wallet>({
    version: '1.0.0',
    name,
    // Passed through unchanged, to test hostile icons.
    icon: icon as WalletIcon,
    get chains() {
      return Object.values(bitcoinNetworks)
        .filter(network => wallet.networks.includes(network.name))
        .map(({ standardChain }) => standardChain)
    },
    get accounts() {
      return accounts()
    },
    features: Object.freeze({
      'standard:connect': {
        version: '1.0.0',
        connect: (input?: { readonly silent?: boolean }) =>
          wallet.serve('standard:connect', [{ ...input }], async call => {
            if (input?.silent !== true) await connect(wallet, call)
            return { accounts: accounts() }
          }),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => wallet.serve('standard:disconnect', [], () => wallet.setPermitted(false)),
      },
      'standard:events': { version: '1.0.0', on },
      'bitcoin:connect': { version: '1.0.0', connect: connectBitcoin },
      'bitcoin:disconnect': {
        version: '1.0.0',
        disconnect: () => wallet.serve('bitcoin:disconnect', [], () => wallet.setPermitted(false)),
      },
      'bitcoin:events': { version: '1.0.0', on },
      'bitcoin:switchNetwork': {
        version: '1.0.0',
        switchNetwork: (caipNetworkId: string) =>
          wallet.serve('bitcoin:switchNetwork', [caipNetworkId], call =>
            switchNetwork(wallet, call, one => one.caipNetworkId === caipNetworkId),
          ),
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: readonly SignMessageInput[]) =>
          wallet.serve('bitcoin:signMessage', inputs.map(writeMessage), async call => {
            const signed: { signedMessage: Uint8Array; signature: Uint8Array }[] = []
            for (const { account, message } of inputs) {
              const { signature } = await signMessage(wallet, call, wallet.signer(account.address), message, 'ecdsa')
              signed.push({ signedMessage: message, signature })
            }
            return signed
          }),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: (...inputs: readonly SignTransactionInput[]) =>
          wallet.serve('bitcoin:signTransaction', inputs.map(writeTransaction), async call => {
            const signed: { signedPsbt: Uint8Array }[] = []
            for (const input of inputs) {
              signed.push({ signedPsbt: (await signTransaction(wallet, call, readTransaction(input))).toPSBT() })
            }
            return signed
          }),
      },
      'bitcoin:signAndSendTransaction': {
        version: '1.0.0',
        signAndSendTransaction: (...inputs: readonly SignTransactionInput[]) =>
          wallet.serve('bitcoin:signAndSendTransaction', inputs.map(writeTransaction), async call => {
            const sent: { txId: string }[] = []
            for (const input of inputs) {
              const signed = await signTransaction(wallet, call, readTransaction(input))
              sent.push({ txId: await broadcast(wallet, call, signed) })
            }
            return sent
          }),
      },
    }),
  })
}

function describeAccount({ address, publicKey }: BitcoinAddress, chain: IdentifierString): WalletAccount {
  return Object.freeze({ address, publicKey: publicKey.slice(), chains: [chain], features: [...features] })
}

function writeMessage({ account, message }: SignMessageInput): unknown {
  return { address: account.address, message: new TextDecoder().decode(message) }
}

function writeTransaction({ psbt, inputsToSign }: SignTransactionInput): unknown {
  const inputs = inputsToSign?.map(({ account, ...input }) => ({ ...input, address: account.address }))
  return { psbt: base64.encode(psbt), ...(inputs !== undefined && { inputsToSign: inputs }) }
}
