import { PublicKey, SystemProgram, TransactionInstruction } from './library'

const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** Instruction numbers of the associated token program and of the token programs. */
const createIdempotent = 1
const transferChecked = 12

/** Returns the associated token account of an owner. */
export function associatedAccount(owner: string, mint: string, program: string): string {
  const seeds = [owner, program, mint].map(address => new PublicKey(address).toBytes())
  return PublicKey.findProgramAddressSync(seeds, new PublicKey(associatedTokenProgram))[0].toBase58()
}

/** Creates the account of {@link associatedAccount}, unless it already exists. */
export function createAccount(payer: string, owner: string, mint: string, program: string): TransactionInstruction {
  return new TransactionInstruction({
    programId: new PublicKey(associatedTokenProgram),
    keys: [
      { pubkey: new PublicKey(payer), isSigner: true, isWritable: true },
      { pubkey: new PublicKey(associatedAccount(owner, mint, program)), isSigner: false, isWritable: true },
      ...[owner, mint, SystemProgram.programId.toBase58(), program].map(readonlyKey),
    ],
    data: Uint8Array.of(createIdempotent) as Buffer,
  })
}

/** Returns whether an instruction comes from {@link createAccount}. */
export function createsAccount(program: string, data: Uint8Array): boolean {
  return program === associatedTokenProgram && data.length === 1 && data[0] === createIdempotent
}

/** Transfers `amount` base units. The program checks the token and its decimals, so it rejects a wrong account. */
export function transfer(parameters: {
  readonly from: string
  readonly to: string
  readonly owner: string
  readonly mint: string
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
}): TransactionInstruction {
  const { from, to, owner, mint, program, amount, decimals } = parameters
  const data = new DataView(new ArrayBuffer(10))
  data.setUint8(0, transferChecked)
  data.setBigUint64(1, amount, true)
  data.setUint8(9, decimals)
  return new TransactionInstruction({
    programId: new PublicKey(program),
    keys: [
      { pubkey: new PublicKey(from), isSigner: false, isWritable: true },
      readonlyKey(mint),
      { pubkey: new PublicKey(to), isSigner: false, isWritable: true },
      { pubkey: new PublicKey(owner), isSigner: true, isWritable: false },
    ],
    data: new Uint8Array(data.buffer) as Buffer,
  })
}

function readonlyKey(address: string): { pubkey: PublicKey; isSigner: false; isWritable: false } {
  return { pubkey: new PublicKey(address), isSigner: false, isWritable: false }
}
