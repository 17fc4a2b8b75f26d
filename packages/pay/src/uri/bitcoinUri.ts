import { formatUnits } from '@openappkit/appkit-core/format'
import { formatAssetType } from '@openappkit/contract/assets'
import { bitcoinAddress } from './bitcoinAddress'
import { familyOf, usualNetwork } from './bitcoinNetwork'
import { chainOf } from './chainOf'
import type { PaymentRequest } from './PaymentRequest'
import { refuse } from './payUriError'
import { visibleText } from './plainText'
import { parseUnits } from './tokenAmount'
import type { UriFormat } from './UriFormat'
import { formatQuery, UriParameters } from './UriParameters'

const DECIMALS = 8

/** 21 million bitcoins in satoshis. */
const MAX_SATOSHIS = 21_000_000n * 10n ** 8n

/**
 * On-chain payments by [BIP-321](https://github.com/bitcoin/bips/blob/master/bip-0321.mediawiki), the successor of
 * BIP-21. The parser ignores other ways to pay, such as a Lightning invoice. It reads the uppercase form for QR codes.
 */
export const bitcoinUri: UriFormat = {
  scheme: 'bitcoin',
  namespace: 'bip122',
  max: MAX_SATOSHIS,
  supports: [],
  recipient(text, chainId) {
    const known = bitcoinAddress(text)
    return known?.families.some(family => family === familyOf(chainId)) ? known.address : undefined
  },
  token: () => undefined,

  write({ recipient, amount, label, message }) {
    const query = formatQuery([
      ['amount', amount === undefined ? undefined : formatUnits(amount, DECIMALS)],
      ['label', label],
      ['message', message],
    ])
    return `bitcoin:${recipient}${query}`
  },

  read({ path, query }, { chainId: expected }) {
    const parameters = new UriParameters(query, { ignoresCase: true })
    const required = parameters.keys.find(key => key.startsWith('req-'))
    if (required !== undefined)
      refuse('pay/uri-unsupported-parameter', "The payment URI requires a parameter that isn't supported.", required)
    if (path === '') refuse('pay/uri-unsupported', 'The payment URI has no Bitcoin address to pay on-chain.')
    const { chainId, recipient } = readRecipient(path, expected)
    const text = parameters.one('amount')
    const [label, message] = [visibleText(parameters.one('label')), visibleText(parameters.one('message'))]
    return {
      chainId,
      asset: formatAssetType({ chainId, asset: 'native' }) ?? '',
      recipient,
      ...(text === undefined ? {} : { amount: satoshis(text) }),
      ...(label === undefined ? {} : { label }),
      ...(message === undefined ? {} : { message }),
    }
  },
}

function satoshis(text: string): bigint {
  return parseUnits(text, { pattern: /^(\d*)(?:\.(\d*))?$/u, decimals: DECIMALS, max: MAX_SATOSHIS })
}

function readRecipient(path: string, expected: string | undefined): Pick<PaymentRequest, 'chainId' | 'recipient'> {
  const known = bitcoinAddress(path)
  const [usual] = known?.families ?? []
  if (!known || !usual) return refuse('pay/uri-invalid', 'The payment URI has no valid Bitcoin address.', path)
  const chainId = chainOf('bip122', undefined, expected) ?? usualNetwork(usual)
  if (!known.families.some(family => family === familyOf(chainId)))
    refuse('pay/uri-wrong-chain', `The payment URI's address is for ${usual}, and the expected chain is ${chainId}.`)
  return { chainId, recipient: known.address }
}
