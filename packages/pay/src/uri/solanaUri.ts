import { formatUnits } from '@openappkit/appkit-core/format'
import { formatAssetType } from '@openappkit/contract/assets'
import { chainOf } from './chainOf'
import type { ParsePaymentUriOptions } from './ParsePaymentUriOptions'
import type { PaymentRequest } from './PaymentRequest'
import { refuse } from './payUriError'
import { exactText, visibleText } from './plainText'
import { isSolanaKey, isSolanaRecipient } from './solanaKey'
import { parseUnits } from './tokenAmount'
import type { UriFormat } from './UriFormat'
import { formatQuery, percentDecode, UriParameters } from './UriParameters'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Highest amount of a token account, a `u64`. */
const MAX_U64 = 2n ** 64n - 1n

/** More keys than this leave no space in a transaction. */
const MAX_REFERENCES = 16

/** Decimals of SOL. */
const SOL_DECIMALS = 9

/**
 * Transfer requests of [Solana Pay](https://solana.com/docs/tools/solana-pay/specification/version1-1). They don't name
 * a cluster.
 */
export const solanaUri: UriFormat = {
  scheme: 'solana',
  namespace: 'solana',
  max: MAX_U64,
  supports: ['references', 'memo'],
  recipient: text => (isSolanaRecipient(text) ? text : undefined),
  token: text => (isSolanaKey(text) ? text : undefined),

  write({ chainId, recipient, token, amount, decimals, references = [], label, message, memo }) {
    if (!areReferences(references))
      refuse('pay/uri-invalid-request', `References must be at most ${MAX_REFERENCES} keys of 32 bytes in base58.`)
    const places = token === undefined ? SOL_DECIMALS : decimals
    const text = amount === undefined ? undefined : formatUnits(amount, knownDecimals(places, chainId, token))
    const query = formatQuery([
      ['amount', text],
      ['spl-token', token],
      ...references.map(reference => ['reference', reference] as const),
      ['label', label],
      ['message', message],
      ['memo', memo],
    ])
    return `solana:${recipient}${query}`
  },

  read({ path, query }, options) {
    const recipient = percentDecode(path)
    if (/^https?:/iu.test(recipient))
      refuse('pay/uri-transaction-request', 'The payment URI is a transaction request. Open it in a wallet.', recipient)
    if (!isSolanaRecipient(recipient))
      refuse('pay/uri-invalid', 'The payment URI has no valid Solana address.', recipient)
    const chainId = chainOf('solana', undefined, options.chainId) ?? MAINNET
    // Wallets read the parameters with URLSearchParams, as the reference library does.
    const parameters = new UriParameters(query, { hasPlusForSpace: true })
    return withoutUndefined({
      chainId,
      recipient,
      ...readTransfer(chainId, recipient, parameters, options),
      references: readReferences(parameters),
      label: visibleText(parameters.one('label')),
      message: visibleText(parameters.one('message')),
      memo: exactText('memo', parameters.one('memo'), 'pay/uri-invalid'),
    })
  },
}

function readTransfer(
  chainId: string,
  recipient: string,
  parameters: UriParameters,
  { decimalsOf }: ParsePaymentUriOptions,
): Pick<PaymentRequest, 'asset' | 'amount'> {
  const token = parameters.one('spl-token')
  if (token !== undefined && !isSolanaKey(token))
    refuse('pay/uri-invalid', "The payment URI's token isn't a key.", token)
  if (token === recipient)
    refuse('pay/uri-invalid', 'The payment URI sends tokens to their own mint, where they would be lost.', token)
  const asset = assetOf(chainId, token)
  const text = parameters.one('amount')
  if (text === undefined) return { asset }
  const decimals = knownDecimals(token === undefined ? SOL_DECIMALS : decimalsOf?.(asset), chainId, token)
  return { asset, amount: parseUnits(text, { pattern: /^(\d+)(?:\.(\d+))?$/u, decimals, max: MAX_U64 }) }
}

function readReferences(parameters: UriParameters): readonly string[] | undefined {
  const references = parameters.all('reference')
  if (!areReferences(references))
    refuse('pay/uri-invalid', `The references must be at most ${MAX_REFERENCES} keys of 32 bytes in base58.`)
  return references.length > 0 ? references : undefined
}

function areReferences(keys: readonly string[]): boolean {
  return Array.isArray(keys) && keys.length <= MAX_REFERENCES && keys.every(isSolanaKey)
}

/** Returns decimals that the mint of a token can have: a byte. */
function knownDecimals(decimals: number | undefined, chainId: string, token: string | undefined): number {
  if (decimals !== undefined && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255) return decimals
  return refuse(
    'pay/uri-unknown-decimals',
    'The amount of a Solana token needs its decimals, an integer from 0 to 255.',
    assetOf(chainId, token),
  )
}

function assetOf(chainId: string, token = 'native'): string {
  return formatAssetType({ chainId, asset: token }) ?? ''
}

function withoutUndefined(request: PaymentRequest): PaymentRequest {
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as unknown as PaymentRequest
}
