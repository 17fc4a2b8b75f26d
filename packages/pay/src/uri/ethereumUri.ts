import { formatAssetType } from '@openappkit/contract/assets'
import { chainOf } from './chainOf'
import { erc681Number, MAX_UINT256 } from './erc681Number'
import { evmAddress } from './evmAddress'
import type { ParsePaymentUriOptions } from './ParsePaymentUriOptions'
import type { PaymentRequest } from './PaymentRequest'
import { refuse } from './payUriError'
import type { UriFormat } from './UriFormat'
import { formatQuery, UriParameters } from './UriParameters'

const NATIVE = ['value']
const TRANSFER = ['address', 'uint256']
/** Suggestions for the wallet, which don't change the payment. */
const FEES = ['gas', 'gasLimit', 'gasPrice']

/**
 * Payments of native coins and ERC-20 tokens by [ERC-681](https://eips.ethereum.org/EIPS/eip-681). Amounts are plain
 * integers, because wallets have lost digits of the scientific notation.
 */
export const ethereumUri: UriFormat = {
  scheme: 'ethereum',
  namespace: 'eip155',
  max: MAX_UINT256,
  recipient: evmAddress,
  token: evmAddress,
  supports: [],

  write({ chainId, recipient, token, amount }) {
    const chain = chainId.slice('eip155:'.length)
    if (!/^[1-9]\d*$/u.test(chain)) refuse('pay/uri-invalid-request', `'${chainId}' isn't the id of an EVM chain.`)
    if (token === undefined) return `ethereum:${recipient}@${chain}${formatQuery([['value', amount?.toString()]])}`
    const query = formatQuery([
      ['address', recipient],
      ['uint256', amount?.toString()],
    ])
    return `ethereum:${token}@${chain}/transfer${query}`
  },

  read({ path, query }, options) {
    const [, target, chain, call] = /^(?:pay-)?([^@/]*)(?:@([1-9]\d{0,31}))?(?:\/(.*))?$/u.exec(path) ?? []
    if (target === undefined)
      return refuse(
        'pay/uri-invalid',
        'The payment URI must have an address, and a chain ID after the @ if there is one.',
      )
    const parameters = new UriParameters(query)
    const address = readAddress(target)
    const chainId = readChain(chain, options)
    if (call === undefined) return nativePayment(chainId, address, parameters)
    if (call === 'transfer') return tokenPayment(chainId, address, parameters)
    return refuse('pay/uri-unsupported', 'The payment URI calls a contract function other than transfer.', call)
  },
}

function nativePayment(chainId: string, recipient: string, parameters: UriParameters): PaymentRequest {
  assertKnown(parameters, NATIVE)
  const amount = parameters.one('value')
  return { chainId, asset: assetOf(chainId, 'native'), recipient, ...amountOf(amount) }
}

function tokenPayment(chainId: string, token: string, parameters: UriParameters): PaymentRequest {
  assertKnown(parameters, TRANSFER)
  const recipient = readAddress(parameters.one('address') ?? '')
  if (recipient === token)
    refuse('pay/uri-invalid', 'The payment URI sends tokens to their own contract, where they would be lost.', token)
  return { chainId, asset: assetOf(chainId, token), recipient, ...amountOf(parameters.one('uint256')) }
}

function amountOf(text: string | undefined): Pick<PaymentRequest, 'amount'> {
  return text === undefined ? {} : { amount: erc681Number(text) }
}

function assetOf(chainId: string, asset: string): string {
  return formatAssetType({ chainId, asset }) ?? ''
}

function readChain(chain: string | undefined, options: ParsePaymentUriOptions): string {
  const chainId = chainOf('eip155', chain === undefined ? undefined : `eip155:${chain}`, options.chainId)
  return chainId ?? refuse('pay/uri-unknown-chain', 'The payment URI names no chain. Pass chainId.')
}

function readAddress(text: string): string {
  const address = evmAddress(text)
  if (address !== undefined) return address
  if (/^0x[0-9a-f]{40}$/iu.test(text))
    refuse('pay/uri-invalid', "The payment URI's address has a wrong checksum, or is the zero address.", text)
  if (text.includes('.'))
    refuse('pay/uri-unsupported', 'The payment URI has an ENS name. Only 0x addresses are supported.', text)
  return refuse('pay/uri-invalid', 'The payment URI has no valid EVM address.', text)
}

/** Refuses parameters of other requests: each may be an argument of a call, or the coins that go with it. */
function assertKnown(parameters: UriParameters, known: readonly string[]): void {
  const unknown = parameters.keys.find(key => !known.includes(key) && !FEES.includes(key))
  if (unknown !== undefined)
    refuse('pay/uri-unsupported-parameter', "The payment URI has a parameter that its payment doesn't take.", unknown)
  for (const key of FEES) {
    const value = parameters.one(key)
    if (value !== undefined) erc681Number(value)
  }
}
