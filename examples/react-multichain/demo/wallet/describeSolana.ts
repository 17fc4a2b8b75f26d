import type { SolanaApprovalRequest } from '@openappkit/testing'
import { base64 } from '@scure/base'
import { formatUnits } from 'viem'
import type { Description, Fact, WalletContext } from './Description'
import { readSolanaTransaction } from './readSolanaTransaction'
import { readableText, shortAddress, shownFee } from './shownValues'

/** Fee of one signature in lamports. */
const signatureFee = 5000n

/** Describes a request of a Solana app. */
export function describeSolana(
  { method, params, account, chain }: SolanaApprovalRequest,
  context: WalletContext,
): Omit<Description, 'raw'> {
  const facts: readonly Fact[] = [
    ['Account', shortAddress(account)],
    ['Network', context.networkName(chain)],
  ]
  const [{ transaction, message } = {}] = params as readonly { transaction?: unknown; message?: unknown }[]
  if (params.length > 1)
    return { title: `Sign ${params.length} requests?`, facts, note: 'Together, they can move funds from this account.' }
  if (typeof transaction === 'string') {
    const read = readSolanaTransaction(base64.decode(transaction))
    const fee = Promise.resolve(shownFee(signatureFee * BigInt(read?.signatures ?? 1), 9, 'SOL'))
    if (!read?.transfer)
      return { title: 'Sign this transaction?', facts, fee, note: 'It calls a program and can move funds.' }
    const amount = `${formatUnits(read.transfer.lamports, 9)} SOL`
    return { title: `Send ${amount}?`, amount, to: read.transfer.to, facts, fee }
  }
  if (typeof message === 'string') {
    const text = readableText(base64.decode(message))
    return { title: 'Sign this message?', facts, ...(text !== undefined && { message: text }) }
  }
  return { title: `Allow ${method}?`, facts }
}
