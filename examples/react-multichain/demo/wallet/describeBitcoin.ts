import type { BitcoinApprovalRequest } from '@openappkit/testing'
import { base64 } from '@scure/base'
import { formatUnits } from 'viem'
import type { Description, Fact } from './Description'
import { readPsbt } from './readPsbt'
import { shortAddress, shownFee } from './shownValues'

/** Describes a request of a Bitcoin app. */
export function describeBitcoin({ kind, method, params, account }: BitcoinApprovalRequest): Omit<Description, 'raw'> {
  const facts: readonly Fact[] = [
    ['Account', shortAddress(account)],
    ['Network', 'Local Bitcoin'],
  ]
  const [{ message, psbt } = {}] = params as readonly { message?: unknown; psbt?: unknown }[]
  if (params.length > 1)
    return { title: `Sign ${params.length} requests?`, facts, note: 'Together, they can move funds from this account.' }
  if (typeof message === 'string') return { title: 'Sign this message?', facts, message }
  if (typeof psbt !== 'string') return { title: kind === 'send' ? 'Send bitcoin?' : `Allow ${method}?`, facts }

  const read = readPsbt(base64.decode(psbt))
  const paid = read?.outputs.filter(({ address }) => address !== account)
  const [payment, ...others] = paid ?? []
  if (!payment?.address || others.length > 0)
    return { title: 'Sign this transaction?', facts, note: 'It can move funds from this account.' }
  const amount = `${formatUnits(payment.amount, 8)} BTC`
  const fee = read?.fee === undefined ? undefined : Promise.resolve(shownFee(read.fee, 8, 'BTC'))
  return { title: `Send ${amount}?`, amount, to: payment.address, facts, fee }
}
