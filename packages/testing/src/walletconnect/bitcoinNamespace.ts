import { base64, hex } from '@scure/base'
import type { BitcoinAddress } from '../bitcoinWallet/BitcoinAddress'
import type { BitcoinCall, BitcoinWalletCore } from '../bitcoinWallet/BitcoinWalletCore'
import {
  broadcast,
  readBytes,
  readSatoshis,
  sendTransfer,
  signMessage,
  signTransaction,
} from '../bitcoinWallet/bitcoinMethods'
import { type BitcoinNetwork, bitcoinNetworks, findNetwork } from '../bitcoinWallet/bitcoinNetworks'
import { type InputToSign, wholeSighashTypes } from '../bitcoinWallet/signPsbt'
import { invalidParams, ProviderRpcError } from '../wallet/ProviderRpcError'
import type { NamespaceChange, WalletNamespace } from './WalletNamespace'

type Params = Readonly<Record<string, unknown>>

/** Methods that the wallet supports in sessions. */
const methods: Readonly<
  Record<string, (wallet: BitcoinWalletCore, call: BitcoinCall, params: Params | undefined) => unknown>
> = {
  getAccountAddresses: (wallet, call, params) => {
    const accounts = wallet.sharedAccounts(call.network)
    // Without an account, apps expect only addresses.
    if (params?.['account'] === undefined) return accounts.map(({ payment }) => payment.address)
    const account = accounts.find(({ payment }) => payment.address === readAddress(params['account']))
    if (account === undefined)
      throw new ProviderRpcError(4100, "The wallet doesn't share this account. Connect with it first.")
    const { intentions } = params
    return (['payment', 'ordinals'] as const)
      .map(purpose => ({ ...account[purpose], intention: purpose === 'ordinals' ? 'ordinal' : purpose }))
      .filter(({ intention }) => !Array.isArray(intentions) || intentions.includes(intention))
      .map(({ address, publicKey, intention }) => ({ address, publicKey: hex.encode(publicKey), intention }))
  },
  signMessage: async (wallet, call, params = {}) => {
    const signer = readSigner(wallet, call, params)
    const protocol = params['protocol'] ?? 'ecdsa'
    if (protocol !== 'ecdsa' && protocol !== 'bip322') throw invalidParams(`unknown protocol ${String(protocol)}.`)
    const { signature, messageHash } = await signMessage(wallet, call, signer, params['message'], protocol)
    return { address: signer.address, signature: hex.encode(signature), messageHash: hex.encode(messageHash) }
  },
  signPsbt: async (wallet, call, params = {}) => {
    const signed = await signTransaction(wallet, call, {
      psbt: readBytes(params['psbt'], 'base64'),
      inputs: readSignInputs(params['signInputs']),
      finalize: false,
      allowedSighashTypes: wholeSighashTypes,
    })
    const txid = params['broadcast'] === true ? await broadcast(wallet, call, signed) : undefined
    return { psbt: base64.encode(signed.toPSBT()), ...(txid !== undefined && { txid }) }
  },
  sendTransfer: async (wallet, call, params = {}) => {
    const recipients = [{ address: String(params['recipientAddress']), amount: readSatoshis(params['amount']) }]
    return { txid: await sendTransfer(wallet, call, recipients, { from: readSigner(wallet, call, params) }) }
  },
}

/** Creates the Bitcoin namespace of a WalletConnect wallet, with the same core as the injected wallet. */
export function bitcoinNamespace(wallet: BitcoinWalletCore): WalletNamespace {
  return {
    name: 'bip122',
    methods: Object.keys(methods),
    events: ['accountsChanged', 'chainChanged'],
    scopedProperties: {},
    get chains() {
      return wallet.networks.map(name => bitcoinNetworks[name].caipNetworkId)
    },
    addressesOn: chain => wallet.sharedAccounts(networkOf(wallet, chain)).map(({ payment }) => payment.address),
    async request({ method, params, chain, dapp }) {
      const network = networkOf(wallet, chain)
      const serve = Object.hasOwn(methods, method) ? methods[method] : undefined
      const paramsObject = typeof params === 'object' && params !== null ? (params as Params) : undefined
      const work = (call: BitcoinCall): unknown => {
        if (serve === undefined)
          throw new ProviderRpcError(4200, `The wallet doesn't support ${method}. Call another method.`)
        return serve(wallet, call, paramsObject)
      }
      return wallet.serve(method, paramsObject === undefined ? [] : [paramsObject], work, { network, dapp })
    },
    confirmSession: (method, params) => wallet.confirm('connect', { method, params, network: wallet.network }),
    async pay(payment) {
      const { payOnBitcoin } = await import('../walletPayment/payOnBitcoin')
      return payOnBitcoin(wallet, payment, networkOf(wallet, payment.chainId))
    },
    select: index => wallet.select(index),
    switchChain: chain => wallet.setNetwork(networkOf(wallet, chain).name),
    subscribe(listener) {
      const reported = (change: NamespaceChange) => (): void => listener(change)
      const onAccounts = reported({ type: 'accounts' })
      const onNetwork = (): void => listener({ type: 'chain', chain: wallet.network.caipNetworkId })
      wallet.events.on('accounts', onAccounts)
      wallet.events.on('network', onNetwork)
      return () => {
        wallet.events.off('accounts', onAccounts)
        wallet.events.off('network', onNetwork)
      }
    },
  }
}

/**
 * Returns the network of a CAIP-2 id.
 *
 * @throws RangeError if the wallet doesn't support the network.
 */
function networkOf(wallet: BitcoinWalletCore, chain: string): BitcoinNetwork {
  const network = findNetwork(({ caipNetworkId }) => caipNetworkId === chain)
  if (network === undefined || !wallet.networks.includes(network.name)) {
    throw new RangeError(`The wallet doesn't have the chain ${chain}. Pass one of its chains.`)
  }
  return network
}

/**
 * Returns the signer of a request: `address`, or `account` by default.
 *
 * @throws ProviderRpcError 4100 if the app has no access to it.
 */
function readSigner(wallet: BitcoinWalletCore, { network }: BitcoinCall, params: Params): BitcoinAddress {
  return wallet.signer(readAddress(params['address'] ?? params['account']), network)
}

/** Extracts the address from an address or a CAIP-10 account. */
function readAddress(account: unknown): string {
  return String(account).split(':').at(-1) ?? ''
}

function readSignInputs(value: unknown): InputToSign[] | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) throw invalidParams('signInputs is to be [{ address, index, sighashTypes }].')
  return value.map(({ address, index, sighashTypes }: InputToSign) => ({ address, index, sighashTypes }))
}
