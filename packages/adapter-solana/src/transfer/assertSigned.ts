import { AppKitError, assertFee } from '@openappkit/appkit-core/adapter'
import { readTransaction, type WireTransaction } from '../codec/wireTransaction'
import { signatureFee } from './budget'
import { sameBytes } from './sameBytes'

const budgetProgram = 'ComputeBudget111111111111111111111111111111'
/** Checks balances and nothing else: wallets put it behind what they sign, so that a transaction that takes more than they showed fails. */
const guardProgram = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'
/** Compute units of an instruction where a transaction sets no limit, and of a transaction at most. */
const usualUnits = 200_000n
const mostUnits = 1_400_000n

/** What a signed transaction must not exceed. */
export interface SignedTerms {
  /** Lamports. Undefined: no bound. */
  readonly maxFee: bigint | undefined
  /** Lamports for the account that the transfer makes, part of what the payer agreed to. */
  readonly rent: bigint
}

/**
 * Compares what a wallet signed with what it was asked to sign, before it is broadcast. A wallet may put in a younger blockhash, a limit and price of its own, and checks
 * of balances. Instructions that move anything are those that were asked for, in their order and byte by byte.
 *
 * @throws AppKitError `transaction/changed`, `transaction/fee-changed`
 */
export function assertSigned(asked: Uint8Array, signed: Uint8Array, { maxFee, rent }: SignedTerms): void {
  const [before, after] = [readTransaction(asked), readTransaction(signed)]
  const isHarmless = ({ program }: ReadInstruction): boolean => program === budgetProgram || program === guardProgram
  const [wanted, got] = [before, after].map(one => instructionsOf(one).filter(part => !isHarmless(part)))
  const isSame =
    before.accounts[0] === after.accounts[0] &&
    wanted?.length === got?.length &&
    wanted?.every((part, index) => isEqual(part, got?.[index]))
  if (!isSame)
    throw new AppKitError(
      'transaction/changed',
      'The wallet signed another transaction than it was asked to. Nothing was sent.',
    )
  assertFee(networkFee(after) + rent, maxFee)
}

/** Lamports that a transaction pays for its signatures and for being included sooner. */
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

/** An instruction by names instead of places. */
interface ReadInstruction {
  /** Undefined for one from a lookup table, which nothing here compares. */
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

function instructionsOf({ accounts, instructions }: WireTransaction): readonly ReadInstruction[] {
  return instructions.map(({ accounts: places, data, program }) => ({
    program: accounts[program],
    accounts: places.map(place => accounts[place]),
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
