import { base58 } from '@scure/base'
import { limits } from '../protocol/limits'
import { invalid, Payload } from '../protocol/Payload'
import { accountFailure } from './accountFailure'
import type { AnswerForm, ParsedRequest, SolanaSendOptions } from './ParsedRequest'
import type { RequestContext } from './RequestContext'

const COMMITMENTS: ReadonlySet<string> = new Set([
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
])

/** Parses `solana_signMessage`. */
export function parseSolanaMessage(params: unknown, { account, chainId }: RequestContext): ParsedRequest {
  const fields = new Payload(params)
  const owner = fields.optionalText('pubkey', 50)
  if (owner !== undefined && owner !== account) throw accountFailure()
  const message = readBase58(fields.value('message'), 'message', limits.signedMessage)
  return { request: { kind: 'message', chainId, account, message }, form: 'solanaSignature' }
}

/** Parses `solana_signTransaction`. */
export function parseSolanaTransaction(params: unknown, context: RequestContext): ParsedRequest {
  return parseTransactions([new Payload(params).value('transaction')], 'solanaTransaction', context)
}

/** Parses `solana_signAllTransactions`. */
export function parseSolanaTransactions(params: unknown, context: RequestContext): ParsedRequest {
  const transactions = new Payload(params).value('transactions')
  if (!Array.isArray(transactions) || transactions.length === 0 || transactions.length > limits.solanaTransactions)
    throw invalid(`'transactions' must be a list of 1 to ${limits.solanaTransactions} transactions.`)
  return parseTransactions(transactions, 'solanaTransactions', context)
}

/** Parses `solana_signAndSendTransaction`. */
export function parseSolanaSend(params: unknown, context: RequestContext): ParsedRequest {
  const fields = new Payload(params)
  return {
    ...parseTransactions([fields.value('transaction')], 'solanaSent', context),
    sendOptions: readSendOptions(fields.value('options')),
  }
}

function parseTransactions(
  transactions: readonly unknown[],
  form: AnswerForm,
  { account, chainId }: RequestContext,
): ParsedRequest {
  return {
    request: {
      kind: 'solanaTransaction',
      chainId,
      account,
      transactions: transactions.map(text => readBase58(text, 'transaction', limits.solanaTransaction)),
      isSent: form === 'solanaSent',
    },
    form,
  }
}

/** The length is checked first, because the time of base58 grows with its square. */
function readBase58(value: unknown, name: string, maxBytes: number): Uint8Array {
  const maxLength = Math.ceil(maxBytes * 1.37) + 1
  if (typeof value !== 'string' || value === '' || value.length > maxLength)
    throw invalid(`'${name}' must be base58 of up to ${maxBytes} bytes.`)
  let bytes: Uint8Array
  try {
    bytes = base58.decode(value)
  } catch {
    throw invalid(`'${name}' must be base58 of up to ${maxBytes} bytes.`)
  }
  if (bytes.length > maxBytes) throw invalid(`'${name}' must be base58 of up to ${maxBytes} bytes.`)
  return bytes
}

function readSendOptions(data: unknown): SolanaSendOptions {
  if (data === undefined || data === null) return {}
  const fields = new Payload(data)
  const commitment = fields.value('preflightCommitment')
  const [retries, slot] = [fields.value('maxRetries'), fields.value('minContextSlot')]
  return {
    ...(fields.value('skipPreflight') === true ? { skipPreflight: true } : {}),
    ...(typeof commitment === 'string' && COMMITMENTS.has(commitment) ? { preflightCommitment: commitment } : {}),
    ...(isCount(retries) && retries <= 100 ? { maxRetries: retries } : {}),
    ...(isCount(slot) ? { minContextSlot: slot } : {}),
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
