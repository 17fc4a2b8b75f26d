import type { BitcoinApprovalRequest } from '@openappkit/testing'
import { formatUnits } from 'viem'
import type { Description } from './Description'

/** Describes a request of a Bitcoin app. Shows unknown requests unchanged. */
export function describeBitcoin(request: BitcoinApprovalRequest, network: string): Description {
  const { kind, method, params, account } = request
  const dapp = 'dapp' in request ? (request.dapp as Description['dapp']) : undefined
  const own = ['Account', account] as const
  const on = ['Network', network] as const
  const details = (params[0] ?? {}) as Readonly<Record<string, unknown>>
  if (method === 'sendTransfer')
    return {
      title: 'Send bitcoin?',
      dapp,
      lines: [
        ['Amount', `${formatUnits(BigInt(String(details['amount'] ?? 0)), 8)} BTC`],
        ['To', String(details['recipientAddress'] ?? details['recipient'] ?? '')],
        own,
        on,
      ],
      note: 'The network fee isn’t included.',
    }
  if (method === 'signMessage')
    return { title: 'Sign this message?', dapp, lines: [own], text: String(details['message'] ?? '') }
  if (method === 'signPsbt')
    return {
      title: details['broadcast'] === true ? 'Sign and send this transaction?' : 'Sign this transaction?',
      dapp,
      lines: [own, on],
      text: String(details['psbt'] ?? ''),
      note: 'This is a partially signed transaction. It can move funds from this account.',
    }
  return {
    title: kind === 'connect' ? 'Share your addresses?' : `Allow ${method}?`,
    dapp,
    lines: [own, on],
    text: JSON.stringify(params, null, 2),
  }
}
