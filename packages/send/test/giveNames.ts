import type { ModalKit } from '@openappkit/appkit-core/modal'
import { HistoryApi, type HistoryPage, ServedChains } from '@openappkit/appkit-core/portfolio'
import { NameApi } from '../src/modal/NameApi'
import { bob, own } from './startSend'

/** Gives the kit a backend that resolves one name and lists the addresses that the account paid. Sends no request. */
export function giveNames(kit: ModalKit, { name = 'bob.eth', address = bob, paid = [bob] }: NameOptions = {}): void {
  const known = { name, addresses: { 60: { address } } }
  const data = paid.map((sentTo): HistoryPage['data'][number] => ({
    id: sentTo,
    metadata: { operationType: 'send', hash: '0x', minedAt: '', sentFrom: own, sentTo, status: 'confirmed' },
    transfers: [{ direction: 'out', quantity: { numeric: '1' } }],
  }))
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
}
