import type { Answer } from '../answerThirdParty.ts'
import { drawPicture } from './drawPicture.ts'

/**
 * The project id for which every account has assets and a long history. For other project ids, accounts are unknown.
 */
export const accountProject: string = '8'.repeat(32)

/** Number of tokens in such an account. */
export const tokenCount = 10_000
/** A token that only the oldest transaction transfers. */
export const oldestSymbol = 'OLDEST'

const transactionCount = 10_000
const PAGE = 50
const HOUR = 3_600_000
const chain = 'eip155:1'
const contractOf = (index: number): string => `0x${(index + 1).toString(16).padStart(40, '0')}`
const iconOf = (index: number): string => `https://icons.example/icon/${index}.png`

const balances = JSON.stringify({
  balances: Array.from({ length: tokenCount }, (_, index) => ({
    name: `Held Token ${index}`,
    symbol: `HT${index}`,
    chainId: chain,
    address: `${chain}:${contractOf(index)}`,
    value: (tokenCount - index) * 1.5,
    price: 1.5,
    priceDayAgo: 1.4,
    quantity: { decimals: '18', numeric: `${tokenCount - index}.123456789012345678` },
    iconUrl: iconOf(index),
  })),
})

/** Answers the account requests of the backend, with a paginated history. Returns undefined for other requests. */
export function answerAccount({ pathname, searchParams }: URL): Answer | undefined {
  const icon = /^\/icon\/(\d+)\.png$/.exec(pathname)
  if (icon) return { status: 200, type: 'image/png', body: drawPicture(Number(icon[1])) }
  const [, , about, address = '', what] = pathname.split('/')
  if (about !== 'account' || searchParams.get('projectId') !== accountProject) return undefined
  if (what === 'balance') return { status: 200, type: 'application/json', body: balances }
  if (what !== 'history') return undefined
  const start = Number(searchParams.get('cursor') ?? 0)
  const end = Math.min(start + PAGE, transactionCount)
  const data = Array.from({ length: end - start }, (_, index) => transaction(address, start + index))
  const page = { data, next: end < transactionCount ? String(end) : null }
  return { status: 200, type: 'application/json', body: JSON.stringify(page) }
}

function transaction(own: string, index: number): unknown {
  const isOut = index % 3 > 0
  const other = contractOf(index % 97)
  const symbol = index === transactionCount - 1 ? oldestSymbol : `HT${index % 40}`
  return {
    id: `transaction${index}`,
    metadata: {
      operationType: isOut ? 'send' : 'receive',
      hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
      minedAt: new Date(Date.now() - (index + 1) * HOUR).toISOString(),
      sentFrom: isOut ? own : other,
      sentTo: isOut ? other : own,
      status: 'confirmed',
      nonce: index,
      application: null,
      chain,
    },
    transfers: [
      {
        fungible_info: { name: symbol, symbol, icon: { url: iconOf(index % 40) } },
        nft_info: null,
        direction: isOut ? 'out' : 'in',
        quantity: { numeric: `${index}.25` },
        value: null,
        price: null,
      },
    ],
  }
}
