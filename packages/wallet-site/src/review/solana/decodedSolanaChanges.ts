import type { ReviewChange } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import type { DecodedInstruction } from './SolanaInstruction'
import { solanaAsset } from './solanaAsset'
import { allowanceOf } from './solanaChanges'

/** Returns the changes that the instructions themselves fix, without simulation. */
export async function decodedSolanaChanges(
  instructions: readonly DecodedInstruction[],
  scope: ReviewScope,
): Promise<readonly ReviewChange[]> {
  const { account, assets } = scope
  const changes = await Promise.all(
    instructions.map(async ({ effect }): Promise<readonly ReviewChange[]> => {
      if (effect?.kind === 'transfer' && effect.authority === account) {
        const asset = effect.isToken ? await solanaAsset(effect.mint ?? effect.source, scope) : assets.native
        const party = { address: effect.destination, isContract: false }
        return [{ direction: 'send', asset, amount: effect.amount, party }]
      }
      if (effect?.kind !== 'approve' || effect.authority !== account) return []
      const { source, mint = source, delegate, amount } = effect
      return [await allowanceOf({ mint, delegate, amount }, scope)]
    }),
  )
  return changes.flat()
}
