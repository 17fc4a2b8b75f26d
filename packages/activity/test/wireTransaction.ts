import type { WireTransaction } from './FakeHistory'

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const bob = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const day = 86_400_000

/** Differences from a plain transfer of ether to Bob. */
export interface Wanted {
  readonly at?: number
  readonly operationType?: string
  readonly status?: string
  readonly chain?: string | null
  readonly from?: string
  readonly to?: string
  readonly application?: string
  readonly transfers?: readonly unknown[]
}

/** Creates a transaction in the backend's format. */
export function wireTransaction(id: string, wanted: Wanted = {}): WireTransaction {
  const { at = Date.UTC(2026, 0, 15), operationType = 'send', status = 'confirmed', chain = 'eip155:1' } = wanted
  const { from = own, to = bob, application, transfers = [ether('1.5')] } = wanted
  return {
    id,
    metadata: {
      operationType,
      hash: `0x${id}`,
      minedAt: new Date(at).toISOString(),
      sentFrom: from,
      sentTo: to,
      status,
      nonce: 0,
      application: application ? { name: application, iconUrl: null } : null,
      chain,
    },
    transfers,
  }
}

export function ether(numeric: string, direction: 'in' | 'out' | 'self' = 'out'): unknown {
  return fungible('ETH', numeric, direction)
}

export function fungible(symbol: string, numeric: string, direction: string, isSpam = false): unknown {
  return {
    fungible_info: { name: symbol, symbol, icon: null },
    nft_info: null,
    direction,
    quantity: { numeric },
    value: null,
    price: null,
    is_spam: isSpam,
  }
}

/** Creates an unsolicited spam NFT. */
export function spamNft(): unknown {
  return {
    fungible_info: null,
    nft_info: { name: 'Claim at example.com', content: null, flags: { is_spam: true } },
    direction: 'in',
    quantity: { numeric: '1' },
    value: null,
    price: null,
  }
}

/** Creates `count` transactions, an hour apart, newest first. */
export function wireTransactions(count: number, prefix = 't'): readonly WireTransaction[] {
  const newest = Date.UTC(2026, 0, 15)
  return Array.from({ length: count }, (_, index) =>
    wireTransaction(`${prefix}${index}`, { at: newest - index * 3_600_000 }),
  )
}
