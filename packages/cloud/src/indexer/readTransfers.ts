import type { NodeLog } from './blockSchemas'
import type { IndexedTransfer } from './IndexedBlock'

/** `Transfer(address,address,uint256)` of ERC-20 and ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)`. */
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** `TransferBatch(address,address,address,uint256[],uint256[])`. */
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/**
 * Returns the transfers in a log. Contracts can log anything, so a log that doesn't follow its standard counts as
 * having no transfers.
 */
export function readTransfers({ address, topics, data, logIndex }: NodeLog): readonly IndexedTransfer[] {
  const [kind, first, second, third] = topics
  const words = wordsOf(data)
  if (kind === TRANSFER) {
    const [from, to] = [addressIn(first), addressIn(second)]
    if (from === undefined || to === undefined) return []
    const base = { logIndex, position: 0, token: address, from, to }
    if (third !== undefined) return [{ ...base, kind: 'erc721', tokenId: BigInt(third), amount: 1n }]
    const [amount] = words
    return amount === undefined ? [] : [{ ...base, kind: 'erc20', tokenId: null, amount }]
  }
  if (kind !== SINGLE && kind !== BATCH) return []
  const [from, to] = [addressIn(second), addressIn(third)]
  if (from === undefined || to === undefined) return []
  return idsAndAmounts(words, kind === BATCH).map(([tokenId, amount], position) => ({
    logIndex,
    position,
    kind: 'erc1155',
    token: address,
    tokenId,
    from,
    to,
    amount,
  }))
}

function idsAndAmounts(words: readonly bigint[], isBatch: boolean): readonly (readonly [bigint, bigint])[] {
  const [first, second] = words
  if (first === undefined || second === undefined) return []
  if (!isBatch) return [[first, second]]
  const [ids, amounts] = [listAt(words, first), listAt(words, second)]
  if (ids?.length !== amounts?.length) return []
  return (ids ?? []).flatMap((id, index) => {
    const amount = amounts?.[index]
    return amount === undefined ? [] : [[id, amount] as const]
  })
}

/** Returns the `uint256[]` that starts `offset` bytes into the data. Undefined if it doesn't fit. */
function listAt(words: readonly bigint[], offset: bigint): readonly bigint[] | undefined {
  if (offset % 32n !== 0n || offset / 32n >= BigInt(words.length)) return undefined
  const start = Number(offset / 32n)
  const length = words[start]
  if (length === undefined || length > BigInt(words.length - start - 1)) return undefined
  return words.slice(start + 1, start + 1 + Number(length))
}

function wordsOf(data: string): readonly bigint[] {
  return [...data.slice(2).matchAll(/[0-9a-f]{64}/g)].map(([word]) => BigInt(`0x${word}`))
}

function addressIn(topic: string | undefined): string | undefined {
  return topic?.startsWith('0x000000000000000000000000') ? `0x${topic.slice(26)}` : undefined
}
