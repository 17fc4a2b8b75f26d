import type { ReviewScope } from '../ReviewScope'
import type { DecodedInstruction } from './SolanaInstruction'

/** Warns about instructions that give others control, and about programs that the wallet doesn't know. */
export function warnAboutInstructions(
  instructions: readonly DecodedInstruction[],
  { account, assets, warnings }: ReviewScope,
): void {
  for (const { effect, program } of instructions) {
    if (effect === undefined && assets.nameOf(program) === undefined) {
      warnings.add('caution', 'unknownContract', { address: program })
    }
    if (effect?.kind === 'authority' && effect.authority === account) {
      warnings.add('danger', 'authorityChange', { account: effect.account })
    }
  }
  // Only the first instruction makes a nonce durable.
  if (instructions[0]?.effect?.kind === 'nonce') warnings.add('danger', 'durableNonce')
}
