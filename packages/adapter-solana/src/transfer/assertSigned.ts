import { AppKitError, assertFee } from '@openappkit/appkit-core/adapter'
import { readTransaction, type WireTransaction } from '../codec/wireTransaction'
import { signatureFee } from './budget'
import { sameBytes } from './sameBytes'

const budgetProgram = 'ComputeBudget111111111111111111111111111111'
/**
 * Lighthouse program, which only checks balances. Wallets append its instructions, so that a transaction fails if it
 * takes more than they displayed.
 */
const guardProgram = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'
/** Default compute units per instruction if no limit is set, and the maximum per transaction. */
const usualUnits = 200_000n
const mostUnits = 1_400_000n

/** Limits of a signed transaction. */
export interface SignedTerms {
  /** Maximum fee in lamports. Undefined for no limit. */
  readonly maxFee: bigint | undefined
  /** Rent in lamports for the account that the transfer creates. Part of the approved fee. */
  readonly rent: bigint
}

/**
 * Compares a signed transaction with the requested one before it is sent. A wallet may use a newer blockhash, add its
 * own limit and price, and add balance checks. The payer must match, and so must all other instructions, byte by byte
 * and in order.
 *
 * @throws {AppKitError} `transaction/changed` when the payer or an instruction differs.
 * @throws {AppKitError} `transaction/fee-changed` when the fee exceeds `maxFee`.
 */
export function assertSigned(requested: Uint8Array, signed: Uint8Array, { maxFee, rent }: SignedTerms): void {
  const [before, after] = [readTransaction(requested), readTransaction(signed)]
  const isHarmless = ({ program }: ReadInstruction): boolean => program === budgetProgram || program === guardProgram
  const [wanted, got] = [before, after].map(one => instructionsOf(one).filter(part => !isHarmless(part)))
  const isSame =
    before.accounts[0] === after.accounts[0] &&
    wanted?.length === got?.length &&
    wanted?.every((part, index) => isEqual(part, got?.[index]))
  if (!isSame)
    throw new AppKitError(
      'transaction/changed',
      'The wallet signed a different transaction, so nothing was sent. Use another wallet.',
    )
  assertFee(networkFee(after) + rent, maxFee)
}

/** Returns the lamports that a transaction pays for signatures and priority. */
function networkFee(transaction: WireTransaction): bigint {
  const parts = instructionsOf(transaction)
  let [limit, price] = [undefined as bigint | undefined, 0n]
  for (const { data, program } of parts) {
    if (program !== budgetProgram) continue
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === 2 && data.length === 5) limit = BigInt(view.getUint32(1, true))
    if (data[0] === 3 && data.length === 9) price = view.getBigUint64(1, true)
  }
  const count = BigInt(parts.filter(({ program }) => program !== budgetProgram).length)
  const units = limit ?? count * usualUnits
  const paidUnits = units < mostUnits ? units : mostUnits
  return signatureFee * BigInt(transaction.requiredSignatures) + (price * paidUnits + 999_999n) / 1_000_000n
}

/** Instruction with addresses instead of indexes. */
interface ReadInstruction {
  /** Undefined for a program from a lookup table, which this comparison rejects. */
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

function instructionsOf({ accounts, instructions }: WireTransaction): readonly ReadInstruction[] {
  return instructions.map(({ accounts: indexes, data, program }) => ({
    program: accounts[program],
    accounts: indexes.map(index => accounts[index]),
    data,
  }))
}

function isEqual(one: ReadInstruction, other: ReadInstruction | undefined): boolean {
  return (
    other !== undefined &&
    one.program !== undefined &&
    one.program === other.program &&
    one.accounts.length === other.accounts.length &&
    one.accounts.every((account, index) => account !== undefined && account === other.accounts[index]) &&
    sameBytes(one.data, other.data)
  )
}
