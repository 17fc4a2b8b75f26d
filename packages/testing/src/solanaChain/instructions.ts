import { AccountRole, type Address, type Instruction } from '@solana/kit'

export const systemProgram: Address = '11111111111111111111111111111111' as Address
export const associatedTokenProgram: Address = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address

/** Creates an instruction that transfers lamports. */
export function transfer(from: Address, to: Address, lamports: bigint): Instruction {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, lamports, true)
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data,
  }
}

/** The token account of `owner` for `mint`. */
export interface AssociatedAccount {
  readonly address: Address
  readonly owner: Address
  readonly mint: Address
  readonly program: Address
}

/** Creates an instruction that creates the account if it doesn't exist. */
export function createAssociatedAccount(payer: Address, account: AssociatedAccount): Instruction {
  return {
    programAddress: associatedTokenProgram,
    accounts: [
      { address: payer, role: AccountRole.WRITABLE_SIGNER },
      { address: account.address, role: AccountRole.WRITABLE },
      { address: account.owner, role: AccountRole.READONLY },
      { address: account.mint, role: AccountRole.READONLY },
      { address: systemProgram, role: AccountRole.READONLY },
      { address: account.program, role: AccountRole.READONLY },
    ],
    data: new Uint8Array([1]),
  }
}

/** Creates an instruction that mints `amount` base units. */
export function mintTokens(authority: Address, account: AssociatedAccount, amount: bigint): Instruction {
  const data = new Uint8Array(9)
  data[0] = 7
  new DataView(data.buffer).setBigUint64(1, amount, true)
  return {
    programAddress: account.program,
    accounts: [
      { address: account.mint, role: AccountRole.WRITABLE },
      { address: account.address, role: AccountRole.WRITABLE },
      { address: authority, role: AccountRole.READONLY_SIGNER },
    ],
    data,
  }
}

/** Creates an instruction that transfers `amount` base units between two token accounts of a mint. */
export function transferTokens(
  from: AssociatedAccount,
  to: AssociatedAccount,
  amount: bigint,
  decimals: number,
): Instruction {
  const data = new Uint8Array(10)
  data[0] = 12
  new DataView(data.buffer).setBigUint64(1, amount, true)
  data[9] = decimals
  return {
    programAddress: from.program,
    accounts: [
      { address: from.address, role: AccountRole.WRITABLE },
      { address: from.mint, role: AccountRole.READONLY },
      { address: to.address, role: AccountRole.WRITABLE },
      { address: from.owner, role: AccountRole.READONLY_SIGNER },
    ],
    data,
  }
}
