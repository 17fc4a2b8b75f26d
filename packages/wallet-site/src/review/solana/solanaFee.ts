import { base64 } from '@scure/base'
import type { ReviewScope } from '../ReviewScope'
import type { SolanaTransaction } from './parseTransaction'
import type { DecodedInstruction } from './SolanaInstruction'

const lamportsPerSignature = 5_000n
const unitsPerInstruction = 200_000
const mostUnits = 1_400_000
const microLamports = 1_000_000n

/** Returns the fee of a transaction in lamports: the node's, or what the rules of the network give. */
export async function solanaFee(
  { message, messageBytes }: SolanaTransaction,
  instructions: readonly DecodedInstruction[],
  { read }: ReviewScope,
): Promise<bigint> {
  const answer = await read('getFeeForMessage', [base64.encode(messageBytes), { commitment: 'confirmed' }]).catch(
    () => undefined,
  )
  const value: unknown = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  const budgets = instructions.flatMap(({ effect }) => (effect?.kind === 'budget' ? [effect] : []))
  const others = instructions.length - budgets.length
  const units = budgets.find(one => one.unitLimit !== undefined)?.unitLimit ?? unitsPerInstruction * others
  const price = budgets.find(one => one.unitPrice !== undefined)?.unitPrice ?? 0n
  const priority = (BigInt(Math.min(units, mostUnits)) * price + microLamports - 1n) / microLamports
  return BigInt(message.signerCount) * lamportsPerSignature + priority
}
