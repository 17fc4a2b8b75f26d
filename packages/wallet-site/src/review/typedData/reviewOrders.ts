import { milliseconds } from '../evm/describeChanges'
import type { ReviewAsset, ReviewChange, ReviewSentence } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { changeValues } from '../text/changeValues'
import type { MarketplaceOrder, OrderItem } from './readOrders'

const mostItems = 60

/** Returns what orders give and bring as changes. An order that brings nothing is dangerous. */
export async function reviewOrders(
  orders: readonly MarketplaceOrder[],
  scope: ReviewScope,
): Promise<{ readonly changes: readonly ReviewChange[]; readonly sentence: ReviewSentence }> {
  const { account, warnings, now } = scope
  const isOwn = (address: string | undefined): boolean => address?.toLowerCase() === account.toLowerCase()
  for (const { offerer, offer, consideration, until } of orders) {
    const isPaid = consideration.some(({ recipient, amount }) => isOwn(recipient) && amount > 0n)
    const isFree = offer.length > 0 && !isPaid
    warnings.add(isFree ? 'danger' : 'caution', 'marketplaceOrder')
    if (!isOwn(offerer)) warnings.add('caution', 'accountMismatch')
    const end = until === undefined ? undefined : milliseconds(until)
    if (end !== undefined && end <= now) warnings.add('caution', 'expiredData')
  }
  const items = orders.flatMap(({ offer, consideration }) => [
    ...offer.map(item => ({ item, direction: 'send' as const })),
    ...consideration.filter(({ recipient }) => isOwn(recipient)).map(item => ({ item, direction: 'receive' as const })),
  ])
  if (items.length > mostItems) warnings.add('block', 'unreadable')
  const changes = await Promise.all(
    items.slice(0, mostItems).map(async ({ item, direction }) => ({
      direction,
      asset: await assetOf(item, scope),
      amount: item.amount,
    })),
  )
  const sorted = [...changes].sort((one, other) => rank(one) - rank(other))
  return { changes: sorted, sentence: orderSentence(sorted) }
}

function rank({ direction }: ReviewChange): number {
  return direction === 'send' ? 0 : 1
}

async function assetOf({ standard, token, tokenId }: OrderItem, { assets }: ReviewScope): Promise<ReviewAsset> {
  if (standard === 'native') return assets.native
  return standard === 'erc20' ? assets.token(token.toLowerCase()) : assets.nft(token.toLowerCase(), standard, tokenId)
}

function orderSentence(changes: readonly ReviewChange[]): ReviewSentence {
  const give = changes.find(({ direction }) => direction === 'send')
  const get = changes.find(({ direction }) => direction === 'receive')
  const given = give ? changeValues(give) : { symbol: '', amount: '0' }
  if (!get) return { key: 'order', values: given }
  const { amount: receivedAmount = '', symbol: receivedSymbol } = changeValues(get)
  return { key: 'order', values: { ...given, receivedAmount, receivedSymbol } }
}
