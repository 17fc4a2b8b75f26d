import { base64, hex } from '@scure/base'
import type { Listeners } from '../wallet/Listeners'
import { invalidParams, ProviderRpcError } from '../wallet/ProviderRpcError'
import { randomUuid } from '../wallet/randomUuid'
import type { AddressPurpose, BitcoinAddress, BitcoinAddressType } from './BitcoinAddress'
import type { BitcoinAccount, BitcoinCall, BitcoinWalletCore } from './BitcoinWalletCore'
import {
  balanceOf,
  broadcast,
  connect,
  readBytes,
  sendTransfer,
  signMessage,
  signTransaction,
  switchNetwork,
} from './bitcoinMethods'
import { JsonParams } from './JsonParams'
import { answerJsonRpc, type JsonRpcAnswer } from './JsonRpcAnswer'
import { readRecipients } from './readRecipients'
import { allSighashTypes, type InputToSign } from './signPsbt'

type SatsConnectEvent = 'accountChange' | 'networkChange' | 'disconnect'
type SatsConnectListener = (value: unknown) => void

/**
 * sats-connect API at the path in `window` that `btc_providers` lists as its ID. `request` never rejects: on failure,
 * it resolves with an error, whose code is -32000 if the user rejects.
 */
export interface SatsConnectProvider {
  request(method: string, params?: unknown): Promise<JsonRpcAnswer>
  /** Adds a listener, given in either form of sats-connect. Returns a function that removes it. */
  addListener(
    event: SatsConnectEvent | { readonly eventName: SatsConnectEvent; readonly cb: SatsConnectListener },
    listener?: SatsConnectListener,
  ): () => void
}

type Params = Readonly<Record<string, unknown>>
type Method = (wallet: BitcoinWalletCore, call: BitcoinCall, params: Params) => unknown

/** Codes of sats-connect: user rejection, access denied, method not supported. */
const codes: Readonly<Record<number, number>> = { 4001: -32000, 4100: -32002, 4200: -32001 }

const methods: Readonly<Record<string, Method>> = {
  getInfo: () => ({
    version: '1.6.0',
    platform: 'web',
    methods: satsConnectMethods,
    supports: ['WBIP001', 'WBIP002', 'WBIP004'],
  }),
  getAddresses: async (wallet, call, params) => ({
    addresses: describeAccount(await connect(wallet, call), params['purposes']),
    network: networkNames(wallet),
  }),
  getAccounts: async (wallet, call, params) => describeAccount(await connect(wallet, call), params['purposes']),
  wallet_connect: async (wallet, call, params) => {
    const { network } = params
    if (network !== undefined) await switchNetwork(wallet, call, one => isNamed(one.satsConnectName, network))
    await connect(wallet, call)
    return describeWallet(wallet, params['addresses'])
  },
  wallet_disconnect: wallet => wallet.setPermitted(false),
  wallet_renouncePermissions: wallet => wallet.setPermitted(false),
  wallet_requestPermissions: async (wallet, call) => {
    await connect(wallet, call)
    return true
  },
  wallet_getAccount: wallet => {
    wallet.signers()
    return describeWallet(wallet, undefined)
  },
  wallet_getNetwork: wallet => {
    wallet.signers()
    return networkNames(wallet)
  },
  wallet_getWalletType: () => 'software',
  wallet_changeNetwork: (wallet, call, { name }) =>
    switchNetwork(wallet, call, one => isNamed(one.satsConnectName, name)),
  getBalance: async (wallet, call) => {
    const { confirmed, unconfirmed, total } = await balanceOf(wallet, call, wallet.signers()[0])
    return { confirmed: String(confirmed), unconfirmed: String(unconfirmed), total: String(total) }
  },
  signMessage: async (wallet, call, { address, message, protocol }) => {
    const signer = wallet.signer(address)
    // Without a requested protocol, use ECDSA for P2PKH and P2SH addresses and BIP-322 for all others, as Xverse does.
    const isEcdsa =
      protocol === undefined ? signer.type === 'p2shP2wpkh' || signer.type === 'p2pkh' : protocol === 'ECDSA'
    const { signature, messageHash } = await signMessage(wallet, call, signer, message, isEcdsa ? 'ecdsa' : 'bip322')
    return {
      signature: base64.encode(signature),
      messageHash: hex.encode(messageHash),
      address,
      protocol: isEcdsa ? 'ECDSA' : 'BIP322',
    }
  },
  signPsbt: async (wallet, call, params) => {
    const psbt = readBytes(params['psbt'], 'base64')
    const inputs = readSignInputs(params['signInputs'])
    const signed = await signTransaction(wallet, call, {
      psbt,
      inputs,
      finalize: false,
      allowedSighashTypes: allSighashTypes,
    })
    const txid = params['broadcast'] === true ? await broadcast(wallet, call, signed) : undefined
    return { psbt: base64.encode(signed.toPSBT()), ...(txid !== undefined && { txid }) }
  },
  sendTransfer: async (wallet, call, { recipients }) => ({
    txid: await sendTransfer(wallet, call, readRecipients(recipients)),
  }),
}

/** Methods of the sats-connect API. */
export const satsConnectMethods: readonly string[] = Object.keys(methods)

/** Creates the sats-connect API of `wallet`. */
export function satsConnectProvider(wallet: BitcoinWalletCore, listeners: Listeners<string>): SatsConnectProvider {
  wallet.events.on('accounts', () => {
    const account = wallet.shared()
    // Locking emits no event: apps notice on their next request.
    if (account !== undefined)
      listeners.emit('accountChange', { type: 'accountChange', addresses: describeAccount(account, undefined) })
  })
  wallet.events.on('network', () => {
    const { bitcoin, stacks } = networkNames(wallet)
    const account = wallet.shared()
    const addresses = account === undefined ? {} : { addresses: describeAccount(account, undefined) }
    listeners.emit('networkChange', { type: 'networkChange', bitcoin, stacks, ...addresses })
  })
  wallet.events.on('disconnect', () => listeners.emit('disconnect', { type: 'disconnect' }))
  return {
    request(method, rawParams) {
      const params = new JsonParams(rawParams)
      const served = wallet.serve(method, params.logged, call => {
        const serve = Object.hasOwn(methods, method) ? methods[method] : undefined
        if (serve === undefined)
          throw new ProviderRpcError(4200, `The wallet doesn't support ${method}. Call another method.`)
        return serve(wallet, call, params.read())
      })
      return answerJsonRpc(randomUuid(), served, codes)
    },
    addListener(event, callback) {
      const [name, listener] = typeof event === 'string' ? [event, callback] : [event.eventName, event.cb]
      if (listener === undefined) throw new TypeError('addListener expects a function.')
      listeners.on(name, listener)
      return () => listeners.off(name, listener)
    },
  }
}

const typeNames: Readonly<Record<BitcoinAddressType, string>> = {
  p2pkh: 'p2pkh',
  p2shP2wpkh: 'p2sh',
  p2wpkh: 'p2wpkh',
  p2tr: 'p2tr',
}

/** Returns the addresses for the requested purposes, in order. Skips purposes for other chains. */
function describeAccount(account: BitcoinAccount | undefined, purposes: unknown): unknown[] {
  if (!account) return []
  const wanted: readonly unknown[] = Array.isArray(purposes) ? purposes : ['payment', 'ordinals']
  return wanted
    .filter((purpose): purpose is AddressPurpose => purpose === 'payment' || purpose === 'ordinals')
    .map(purpose => ({ ...describeAddress(account[purpose]), purpose, walletType: 'software' }))
}

function describeAddress({ address, publicKey, internalKey, type }: BitcoinAddress): Record<string, string> {
  return { address, publicKey: hex.encode(internalKey ?? publicKey), addressType: typeNames[type] }
}

function describeWallet(wallet: BitcoinWalletCore, purposes: unknown): unknown {
  const account = wallet.selected()
  return {
    id: account.ordinals.address,
    addresses: describeAccount(wallet.permitted ? account : undefined, purposes),
    walletType: 'software',
    network: networkNames(wallet),
  }
}

/** Returns the network name of each chain in this API. The wallet itself supports only Bitcoin. */
function networkNames({ network }: BitcoinWalletCore): {
  bitcoin: { name: string }
  stacks: { name: string }
  spark: { name: string }
} {
  const isMain = network.name === 'mainnet'
  return {
    bitcoin: { name: network.satsConnectName },
    stacks: { name: isMain ? 'mainnet' : 'testnet' },
    spark: { name: isMain ? 'mainnet' : 'regtest' },
  }
}

/**
 * Returns whether a network has the requested name. Testnet4 selects the wallet's testnet too, because it replaces
 * Testnet3 in this API.
 */
function isNamed(name: string, requested: unknown): boolean {
  return name === requested || (name === 'Testnet' && requested === 'Testnet4')
}

/** Parses the `signInputs` parameter, `{ [address]: index[] }`. */
function readSignInputs(value: unknown): InputToSign[] | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'object') throw invalidParams('signInputs is to be { [address]: index[] }.')
  return Object.entries(value).flatMap(([address, indexes]) => {
    if (!Array.isArray(indexes)) throw invalidParams('signInputs is to be { [address]: index[] }.')
    return indexes.map((index: number) => ({ index, address }))
  })
}
