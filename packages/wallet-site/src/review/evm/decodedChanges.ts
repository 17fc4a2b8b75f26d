import type { ReviewChange } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import type { DecodedCall } from './DecodedCall'
import { describeAllowance } from './describeChanges'
import { isNftContract } from './isNftContract'

const mostChanges = 20

/** Returns the changes that the data of a transaction fixes, without simulation. */
export async function decodedChanges(
  { value, to }: { readonly value: bigint; readonly to: string | null },
  decoded: DecodedCall | undefined,
  scope: ReviewScope,
): Promise<readonly ReviewChange[]> {
  const native: readonly ReviewChange[] =
    value === 0n || to === null
      ? []
      : [{ direction: 'send', asset: scope.assets.native, amount: value, party: await scope.assets.party(to) }]
  const others = await Promise.all(flatten(decoded).map(call => changesOf(call, scope)))
  return [...native, ...others.flat()]
}

/** Returns the allowances that the data of a transaction fixes. */
export async function decodedAllowances(
  decoded: DecodedCall | undefined,
  scope: ReviewScope,
): Promise<readonly ReviewChange[]> {
  const found = await Promise.all(flatten(decoded).map(call => allowanceOf(call, scope)))
  return found.flat()
}

function flatten(decoded: DecodedCall | undefined): readonly DecodedCall[] {
  return decoded ? withInner(decoded).slice(0, mostChanges) : []
}

function withInner(call: DecodedCall): readonly DecodedCall[] {
  return [call, ...call.inner.flatMap(withInner)]
}

async function changesOf({ call, meaning }: DecodedCall, scope: ReviewScope): Promise<readonly ReviewChange[]> {
  const { assets, account } = scope
  const contract = call.to.toLowerCase()
  const isOwn = (address: string | undefined): boolean => address?.toLowerCase() === account.toLowerCase()
  switch (meaning?.kind) {
    case 'transfer': {
      const isSent = meaning.from === undefined || isOwn(meaning.from)
      if (isSent === isOwn(meaning.to)) return []
      const isNft = meaning.from !== undefined && (await isNftContract(contract, meaning.amount, scope))
      const asset = isNft ? await assets.nft(contract, 'erc721', meaning.amount) : await assets.token(contract)
      const amount = isNft ? 1n : meaning.amount
      return [
        isSent
          ? { direction: 'send', asset, amount, party: await assets.party(meaning.to) }
          : { direction: 'receive', asset, amount },
      ]
    }
    case 'transferNft': {
      const direction = isOwn(meaning.from) ? 'send' : 'receive'
      if (direction === 'receive' && !isOwn(meaning.to)) return []
      const party = await assets.party(meaning.to)
      return Promise.all(
        meaning.items.slice(0, mostChanges).map(async ({ standard, tokenId, amount }) => ({
          direction,
          asset: await assets.nft(contract, standard, tokenId),
          amount,
          ...(direction === 'send' ? { party } : {}),
        })),
      )
    }
    case 'wrap': {
      // Only a listed token is known to return what it takes.
      const asset = assets.listed(`${scope.chainId}/erc20:${contract}`)
      return asset && call.value > 0n ? [{ direction: 'receive', asset, amount: call.value }] : []
    }
    default:
      return allowanceOf({ call, meaning }, scope)
  }
}

async function allowanceOf(
  { call, meaning }: Pick<DecodedCall, 'call' | 'meaning'>,
  scope: ReviewScope,
): Promise<readonly ReviewChange[]> {
  const contract = call.to.toLowerCase()
  switch (meaning?.kind) {
    case 'approve': {
      const { spender, amount } = meaning
      if (!meaning.isIncrease && (await isNftContract(contract, meaning.amount, scope))) {
        const isRevoked = /^0x0*$/.test(spender)
        const one = { standard: 'erc721', contract, tokenId: amount, amount: 1n, spender, until: undefined } as const
        return isRevoked ? [] : [await describeAllowance(one, scope)]
      }
      if (amount === 0n) return []
      return [
        await describeAllowance(
          { standard: 'erc20', contract, tokenId: undefined, amount, spender, until: undefined },
          scope,
        ),
      ]
    }
    case 'approveAll': {
      const { operator: spender, isApproved } = meaning
      const one = {
        standard: 'collection',
        contract,
        tokenId: undefined,
        amount: 1n,
        spender,
        until: undefined,
      } as const
      return isApproved ? [await describeAllowance(one, scope)] : []
    }
    case 'approvePermit2': {
      const { token, spender, amount, until } = meaning
      const one = {
        standard: 'erc20',
        contract: token.toLowerCase(),
        tokenId: undefined,
        amount,
        spender,
        until,
      } as const
      return amount === 0n ? [] : [await describeAllowance(one, scope)]
    }
    default:
      return []
  }
}
