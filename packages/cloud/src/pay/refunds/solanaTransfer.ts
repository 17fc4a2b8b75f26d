import type { UnsignedTransaction } from '@openappkit/contract'
import { base58 } from '@scure/base'
import { programAddress } from '../../chains/programAddress'

const SYSTEM = '11111111111111111111111111111111'
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** Instructions of a Solana transaction. */
export type SolanaInstructions = Extract<UnsignedTransaction, { kind: 'solana' }>['instructions']

export interface SolanaTransfer {
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** A token as its mint account describes it. */
export interface SolanaMint {
  readonly mint: string
  /** The token program. */
  readonly program: string
  readonly decimals: number
}

/** Returns the instruction that moves lamports. */
export function lamportTransfer({ amount, from, to }: SolanaTransfer): SolanaInstructions {
  const data = Buffer.alloc(12)
  data.writeUInt32LE(2, 0)
  data.writeBigUInt64LE(amount, 4)
  return [{ programId: SYSTEM, accounts: [signer(from), writable(to)], data: data.toString('base64') }]
}

/** Returns the instructions that move tokens between the associated accounts of two owners. Creates the second one. */
export function tokenTransfer({ amount, from, to }: SolanaTransfer, token: SolanaMint): SolanaInstructions {
  const { decimals, mint, program } = token
  const [source, target] = [tokenAccount(from, token), tokenAccount(to, token)]
  const data = Buffer.alloc(10)
  data.writeUInt8(12, 0)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(decimals, 9)
  return [
    {
      programId: ASSOCIATED,
      accounts: [signer(from), writable(target), readonly(to), readonly(mint), readonly(SYSTEM), readonly(program)],
      data: Buffer.of(1).toString('base64'),
    },
    {
      programId: program,
      accounts: [
        writable(source),
        readonly(mint),
        writable(target),
        { address: from, isSigner: true, isWritable: false },
      ],
      data: data.toString('base64'),
    },
  ]
}

function tokenAccount(owner: string, { mint, program }: SolanaMint): string {
  return programAddress(
    ASSOCIATED,
    [owner, program, mint].map(address => base58.decode(address)),
  )
}

type Account = SolanaInstructions[number]['accounts'][number]

function signer(address: string): Account {
  return { address, isSigner: true, isWritable: true }
}

function writable(address: string): Account {
  return { address, isSigner: false, isWritable: true }
}

function readonly(address: string): Account {
  return { address, isSigner: false, isWritable: false }
}
