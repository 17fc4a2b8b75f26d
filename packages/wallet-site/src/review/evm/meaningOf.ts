import type { AbiFunction } from 'viem'
import type { CallMeaning, NftItem } from './DecodedCall'

/** Returns what a function of a standard does with its arguments. */
export function meaningOf({ name, inputs }: AbiFunction, args: readonly unknown[]): CallMeaning | undefined {
  const [first, second, third, fourth] = args
  const signature = `${name}(${inputs.map(({ type }) => type).join(',')})`
  switch (signature) {
    case 'transfer(address,uint256)':
      return { kind: 'transfer', from: undefined, to: text(first), amount: number(second) }
    case 'transferFrom(address,address,uint256)':
      return { kind: 'transfer', from: text(first), to: text(second), amount: number(third) }
    case 'approve(address,uint256)':
      return { kind: 'approve', spender: text(first), amount: number(second), isIncrease: false }
    case 'increaseAllowance(address,uint256)':
      return { kind: 'approve', spender: text(first), amount: number(second), isIncrease: true }
    case 'setApprovalForAll(address,bool)':
      return { kind: 'approveAll', operator: text(first), isApproved: second === true }
    case 'approve(address,address,uint160,uint48)':
      return {
        kind: 'approvePermit2',
        token: text(first),
        spender: text(second),
        amount: number(third),
        until: number(fourth),
      }
    case 'deposit()':
      return { kind: 'wrap' }
    case 'withdraw(uint256)':
      return { kind: 'unwrap', amount: number(first) }
    default:
      return nftTransfer(signature, args)
  }
}

function nftTransfer(signature: string, args: readonly unknown[]): CallMeaning | undefined {
  const [from, to, third, fourth] = args
  const transfer = (items: readonly NftItem[]): CallMeaning => ({
    kind: 'transferNft',
    from: text(from),
    to: text(to),
    items,
  })
  switch (signature) {
    case 'safeTransferFrom(address,address,uint256)':
    case 'safeTransferFrom(address,address,uint256,bytes)':
      return transfer([{ standard: 'erc721', tokenId: number(third), amount: 1n }])
    case 'safeTransferFrom(address,address,uint256,uint256,bytes)':
      return transfer([{ standard: 'erc1155', tokenId: number(third), amount: number(fourth) }])
    case 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)': {
      const amounts = Array.isArray(fourth) ? fourth : []
      const ids = Array.isArray(third) ? third : []
      return transfer(
        ids.map((id, index) => ({ standard: 'erc1155', tokenId: number(id), amount: number(amounts[index]) })),
      )
    }
    default:
      return undefined
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Numbers are bigints, except those of up to 48 bits. */
function number(value: unknown): bigint {
  return typeof value === 'bigint' ? value : typeof value === 'number' ? BigInt(value) : 0n
}
