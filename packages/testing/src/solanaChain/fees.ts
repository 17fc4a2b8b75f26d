import type { WireMessage } from './WireTransaction'

const computeBudget = 'ComputeBudget111111111111111111111111111111'

/** Built-in programs. Their instructions reserve fewer compute units. */
const builtins: readonly string[] = [
  computeBudget,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'LoaderV411111111111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Ed25519SigVerify111111111111111111111111111',
]

const lamportsPerSignature = 5_000n

/** The fee of a transaction in lamports, and its price per compute unit in micro-lamports. */
export interface TransactionFee {
  readonly fee: bigint
  readonly unitPrice: bigint
}

/**
 * Returns the price per compute unit and the fee: a fixed amount per signature, plus the price of the reserved compute
 * units, rounded up.
 */
export function transactionFee(message: WireMessage): TransactionFee {
  let unitPrice = 0n
  let unitLimit: bigint | undefined
  let reserved = 0n
  for (const { programAddressIndex, data = new Uint8Array() } of message.instructions) {
    const program = String(message.staticAccounts[programAddressIndex])
    reserved += builtins.includes(program) ? 3_000n : 200_000n
    if (program !== computeBudget) continue
    const bytes = new DataView(Uint8Array.from(data).buffer)
    if (data[0] === 2 && data.length >= 5) unitLimit = BigInt(bytes.getUint32(1, true))
    if (data[0] === 3 && data.length >= 9) unitPrice = bytes.getBigUint64(1, true)
  }
  const limit = smaller(unitLimit ?? reserved, 1_400_000n)
  const priority = (unitPrice * limit + 999_999n) / 1_000_000n
  return { fee: BigInt(message.header.numSignerAccounts) * lamportsPerSignature + priority, unitPrice }
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
