import type { ReadTypedData } from './readTypedData'
import { isList, isStruct, type TypedStruct, type TypedValue } from './TypedValue'

/** Asset in a marketplace order. */
export interface OrderItem {
  readonly standard: 'native' | 'erc20' | 'erc721' | 'erc1155'
  readonly token: string
  /** Of an NFT. Undefined: any of the collection that a criterion allows. */
  readonly tokenId: bigint | undefined
  readonly amount: bigint
  /** Undefined for what is offered. */
  readonly recipient: string | undefined
}

/** Order of Seaport: what the offerer gives, and what has to be paid to whom. */
export interface MarketplaceOrder {
  readonly offerer: string
  readonly offer: readonly OrderItem[]
  readonly consideration: readonly OrderItem[]
  /** Seconds since the epoch. */
  readonly until: bigint | undefined
}

const standards = ['native', 'erc20', 'erc721', 'erc1155', 'erc721', 'erc1155'] as const

/** Returns the orders of Seaport in typed data, single or bulk. Empty if it is none. */
export function readOrders({ domain, primaryType, message }: ReadTypedData): readonly MarketplaceOrder[] {
  if (primaryType === 'OrderComponents') return readOrder(message)
  if (primaryType !== 'BulkOrder' || domain['name'] !== 'Seaport') return []
  return leaves(message['tree']).flatMap(readOrder)
}

/** Returns the orders of a tree. Empty ones fill it up. */
function leaves(tree: TypedValue | undefined): readonly TypedStruct[] {
  if (isList(tree)) return tree.flatMap(leaves)
  if (!isStruct(tree)) return []
  const { offer, consideration } = tree
  const isEmpty = isList(offer) && isList(consideration) && offer.length === 0 && consideration.length === 0
  return isEmpty ? [] : [tree]
}

function readOrder({ offerer, offer, consideration, endTime }: TypedStruct): readonly MarketplaceOrder[] {
  if (typeof offerer !== 'string' || !isList(offer) || !isList(consideration)) return []
  return [
    {
      offerer,
      offer: offer.flatMap(item => readItem(item, 'most')),
      consideration: consideration.flatMap(item => readItem(item, 'least')),
      until: typeof endTime === 'bigint' ? endTime : undefined,
    },
  ]
}

/** Amounts move from start to end over time: what is given counts at its most, what is received at its least. */
function readItem(item: TypedValue, bound: 'most' | 'least'): readonly OrderItem[] {
  if (!isStruct(item)) return []
  const { itemType, token, identifierOrCriteria, startAmount, endAmount, recipient } = item
  const standard = typeof itemType === 'bigint' ? standards[Number(itemType)] : undefined
  if (standard === undefined || typeof token !== 'string') return []
  if (typeof startAmount !== 'bigint' || typeof endAmount !== 'bigint') return []
  const isStart = bound === 'most' ? startAmount > endAmount : startAmount < endAmount
  const isExact = itemType === 2n || itemType === 3n
  return [
    {
      standard,
      token,
      tokenId: isExact && typeof identifierOrCriteria === 'bigint' ? identifierOrCriteria : undefined,
      amount: isStart ? startAmount : endAmount,
      recipient: typeof recipient === 'string' ? recipient : undefined,
    },
  ]
}
