import type { ModalKit } from '@openappkit/appkit-core/modal'
import { BlockchainApi, type HistoryPage } from '@openappkit/appkit-core/portfolio'
import { bob, own } from './startSend'

/** A backend of the kit that knows one name, and whom the account has paid. Nothing is asked of any server. */
export function giveNames(kit: ModalKit, { name = 'bob.eth', address = bob, paid = [bob] }: GivenNames = {}): void {
  const api = kit.part(BlockchainApi)
  const known = { name, addresses: { 60: { address } } }
  const data = paid.map((sentTo): HistoryPage['data'][number] => ({
    id: sentTo,
    metadata: { operationType: 'send', hash: '0x', minedAt: '', sentFrom: own, sentTo, status: 'confirmed' },
    transfers: [{ direction: 'out', quantity: { numeric: '1' } }],
  }))
  Object.assign(api, {
    lookUpName: async (asked: string) => (asked === name ? known : undefined),
    isSupported: async () => true,
    supportedChains: async () => [],
    getHistory: async () => ({ data, next: undefined }),
  })
}

export interface GivenNames {
  readonly name?: string
  readonly address?: string
  readonly paid?: readonly string[]
}
