import type { ModalKit } from '@openappkit/appkit-core/modal'
import { HistoryApi, type HistoryPage, ServedChains } from '@openappkit/appkit-core/portfolio'
import { NameApi } from '../src/modal/NameApi'
import { bob, own } from './startSend'

/** Gives the kit a backend that resolves one name and lists the addresses that the account paid. Sends no request. */
export function giveNames(
  kit: ModalKit,
  { name = 'bob.eth', address = bob, paid = [bob], senders = [] }: NameOptions = {},
): void {
  const known = { name, addresses: { 60: { address } } }
  const transaction = (sentFrom: string, sentTo: string): HistoryPage['data'][number] => ({
    id: `${sentFrom}${sentTo}`,
    metadata: {
      operationType: sentFrom === own ? 'send' : 'receive',
      hash: '0x',
      minedAt: '2026-05-01T12:00:00Z',
      sentFrom,
      sentTo,
      status: 'confirmed',
    },
    transfers: [{ direction: sentFrom === own ? 'out' : 'in', quantity: { numeric: '1' } }],
  })
  const data = [...senders.map(sender => transaction(sender, own)), ...paid.map(to => transaction(own, to))]
  Object.assign(kit.controller(ServedChains), { all: async () => [] })
  Object.assign(kit.controller(NameApi), { lookUpName: async (input: string) => (input === name ? known : undefined) })
  Object.assign(kit.controller(HistoryApi), {
    includes: async () => true,
    getHistory: async () => ({ data, next: undefined }),
  })
}

export interface NameOptions {
  readonly name?: string
  readonly address?: string
  readonly paid?: readonly string[]
  /** Addresses that sent something to the account, most recently. */
  readonly senders?: readonly string[]
}
