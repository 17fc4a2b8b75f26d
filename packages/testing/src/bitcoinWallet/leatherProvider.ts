import { base64, hex } from '@scure/base'
import { invalidParams, ProviderRpcError } from '../wallet/ProviderRpcError'
import { randomUuid } from '../wallet/randomUuid'
import type { BitcoinAddress } from './BitcoinAddress'
import type { BitcoinCall, BitcoinWalletCore } from './BitcoinWalletCore'
import {
  broadcast,
  connect,
  readBytes,
  readSatoshis,
  sendTransfer,
  signMessage,
  signTransaction,
} from './bitcoinMethods'
import { JsonParams } from './JsonParams'
import { answerJsonRpc, type JsonRpcAnswer } from './JsonRpcAnswer'
import { readRecipients } from './readRecipients'
import { readSighash } from './readSighash'
import { allSighashTypes } from './signPsbt'

/**
 * API at `window.LeatherProvider`. On failure, `request` rejects with the full response, such as
 * `{ error: { code: 4001, … } }`.
 */
export interface LeatherProvider {
  request(method: string, params?: unknown): Promise<JsonRpcAnswer>
}

type Params = Readonly<Record<string, unknown>>
type Method = (wallet: BitcoinWalletCore, call: BitcoinCall, params: Params) => unknown

const methods: Readonly<Record<string, Method>> = {
  getInfo: () => ({ version: '6.0.0', platform: 'extension', supportedMethods: leatherMethods }),
  getAddresses: async (wallet, call) => {
    const account = await connect(wallet, call)
    return { addresses: account ? [writeAddress(account.payment), writeAddress(account.ordinals)] : [] }
  },
  // BIP-322 regardless of the requested protocol, except for P2PKH addresses.
  signMessage: async (wallet, call, { message, address, paymentType }) => {
    const signer =
      typeof address === 'string' ? wallet.signer(address) : wallet.signers()[paymentType === 'p2tr' ? 1 : 0]
    if (signer === undefined)
      throw new ProviderRpcError(4100, "The wallet isn't connected to this app. Connect it first.")
    const { signature } = await signMessage(wallet, call, signer, message, 'bip322')
    return { signature: base64.encode(signature), address: signer.address, message }
  },
  signPsbt: async (wallet, call, params) => {
    const sighashTypes = readSighashTypes(params['allowedSighash'])
    const signed = await signTransaction(wallet, call, {
      psbt: readBytes(params['hex'], 'hex'),
      inputs: readIndexes(params['signAtIndex'])?.map(index => ({ index, sighashTypes })),
      finalize: false,
      allowedSighashTypes: sighashTypes ?? allSighashTypes,
    })
    const txid = params['broadcast'] === true ? await broadcast(wallet, call, signed) : undefined
    return { hex: hex.encode(signed.toPSBT()), ...(txid !== undefined && { txid }) }
  },
  sendTransfer: async (wallet, call, { recipients, address, amount }) => {
    const payments =
      recipients === undefined
        ? [{ address: String(address), amount: readSatoshis(amount) }]
        : readRecipients(recipients)
    return { txid: await sendTransfer(wallet, call, payments) }
  },
}

/** Methods of the Leather API. */
export const leatherMethods: readonly string[] = Object.keys(methods)

/** Creates the Leather API of `wallet`. */
export function leatherProvider(wallet: BitcoinWalletCore): LeatherProvider {
  return {
    async request(method, rawParams) {
      const params = new JsonParams(rawParams)
      const served = wallet.serve(method, params.logged, call => {
        const serve = Object.hasOwn(methods, method) ? methods[method] : undefined
        if (serve === undefined) throw new ProviderRpcError(-32601, `"${method}" is not supported.`)
        return serve(wallet, call, params.read())
      })
      const answer = await answerJsonRpc(randomUuid(), served, {})
      if ('error' in answer) throw answer
      return answer
    },
  }
}

const typeNames = { p2pkh: 'p2pkh', p2shP2wpkh: 'p2sh-p2wpkh', p2wpkh: 'p2wpkh', p2tr: 'p2tr' } as const

function writeAddress({ address, type, publicKey, script }: BitcoinAddress): unknown {
  return {
    symbol: 'BTC',
    type: typeNames[type],
    address,
    publicKey: hex.encode(publicKey),
    // The output key, which differs from the public key only for P2TR.
    ...(type === 'p2tr' && { tweakedPublicKey: hex.encode(script.slice(2)) }),
  }
}

function readIndexes(value: unknown): number[] | undefined {
  if (value === undefined || value === null) return undefined
  const indexes: unknown[] = Array.isArray(value) ? value : [value]
  if (indexes.some(index => !Number.isInteger(index))) throw invalidParams('signAtIndex is to be a number, or several.')
  return indexes as number[]
}

/** Parses sighash types, given as numbers or names. Returns undefined unless the value is a non-empty array. */
function readSighashTypes(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  return value.flatMap((type: unknown) => readSighash(type) ?? [])
}
