import type { SolanaApprovalRequest } from '@openappkit/testing'
import { base58 } from '@scure/base'
import type { Description } from './Description'
import { readableText } from './readableText'
import { readTransaction } from './readTransaction'

/** Describes a request of a Solana app. Shows unknown requests unchanged. */
export function describeSolana(
  { kind, method, params, account, dapp }: SolanaApprovalRequest,
  network: string,
): Description {
  const lines = [
    ['Account', account],
    ['Network', network],
  ] as const
  const [first] = params
  if (kind === 'send' || /Transaction/i.test(method)) {
    const { lines: read, ...rest } = describeTransactions(first)
    const title = kind === 'send' ? 'Send this transaction?' : 'Sign this transaction?'
    return { title, dapp, lines: [...read, ...lines], ...rest }
  }
  if (kind === 'sign') return { title: 'Sign this message?', dapp, lines, text: messageOf(first) }
  return { title: `Allow ${method}?`, dapp, lines, text: JSON.stringify(params, null, 2) }
}

/** Describes the transactions that this wallet can read, and shows all others unchanged. */
function describeTransactions(params: unknown): Pick<Description, 'lines' | 'text' | 'note'> {
  const { transaction, transactions } = (params ?? {}) as { transaction?: unknown; transactions?: readonly unknown[] }
  const encoded = (transactions ?? [transaction]).map(String)
  const read = encoded.map(readTransaction)
  const unread = encoded.filter((_, index) => read[index] === undefined)
  return {
    lines: read.flatMap((lines = []) => lines),
    ...(unread.length > 0 && { text: unread.join('\n') }),
    note: unread.length > 0 ? 'It can move funds from this account.' : 'The network fee isn’t included.',
  }
}

/**
 * Returns the message of a request as text. Over WalletConnect, messages are in base58; those that aren't text stay so.
 */
function messageOf(params: unknown): string {
  const { message } = (params ?? {}) as { message?: unknown }
  if (typeof message !== 'string') return JSON.stringify(params, null, 2)
  return /^[1-9A-HJ-NP-Za-km-z]+$/.test(message) ? readableText(base58.decode(message), message) : message
}
