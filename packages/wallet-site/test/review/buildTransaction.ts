import { base58 } from '@scure/base'

/** Instruction of a transaction under construction. */
export interface BuiltInstruction {
  readonly program: string
  readonly accounts: readonly { readonly key: string; readonly isSigner?: boolean; readonly isWritable?: boolean }[]
  readonly data: Uint8Array
}

interface Draft {
  readonly payer: string
  readonly blockhash: string
  readonly instructions: readonly BuiltInstruction[]
  /** Makes a transaction of version 0 that takes what it can from the table. */
  readonly table?: { readonly address: string; readonly entries: readonly string[] }
}

/** Returns the bytes of an unsigned transaction. */
export function buildTransaction({ payer, blockhash, instructions, table }: Draft): Uint8Array {
  const roles = rolesOf(payer, instructions)
  const isLoaded = (key: string): boolean => {
    const role = roles.get(key)
    return table?.entries.includes(key) === true && role?.isSigner === false && !role.isProgram
  }
  const all = [...roles.keys()]
  const rank = (key: string): number => {
    const role = roles.get(key)
    return (role?.isSigner ? 0 : 2) + (role?.isWritable ? 0 : 1)
  }
  const keys = all.filter(key => !isLoaded(key)).sort((one, other) => rank(one) - rank(other))
  const loaded = all.filter(isLoaded)
  const writable = loaded.filter(key => roles.get(key)?.isWritable)
  const readonly = loaded.filter(key => !roles.get(key)?.isWritable)
  const order = [...keys, ...writable, ...readonly]
  const signers = keys.filter(key => roles.get(key)?.isSigner)
  const entry = (key: string): number => table?.entries.indexOf(key) ?? 0
  const message = [
    ...(table ? [0x80] : []),
    signers.length,
    signers.filter(key => rank(key) === 1).length,
    keys.filter(key => rank(key) === 3).length,
    keys.length,
    ...keys.flatMap(key => [...base58.decode(key)]),
    ...base58.decode(blockhash),
    instructions.length,
    ...instructions.flatMap(({ program, accounts, data }) => [
      order.indexOf(program),
      accounts.length,
      ...accounts.map(({ key }) => order.indexOf(key)),
      ...compact(data.length),
      ...data,
    ]),
    ...(table
      ? [
          1,
          ...base58.decode(table.address),
          writable.length,
          ...writable.map(entry),
          readonly.length,
          ...readonly.map(entry),
        ]
      : []),
  ]
  return Uint8Array.of(signers.length, ...new Array<number>(signers.length * 64).fill(0), ...message)
}

interface Role {
  isSigner: boolean
  isWritable: boolean
  isProgram: boolean
}

function rolesOf(payer: string, instructions: readonly BuiltInstruction[]): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>([[payer, { isSigner: true, isWritable: true, isProgram: false }]])
  const add = (key: string, role: Role): void => {
    const before = roles.get(key)
    roles.set(key, {
      isSigner: role.isSigner || before?.isSigner === true,
      isWritable: role.isWritable || before?.isWritable === true,
      isProgram: role.isProgram || before?.isProgram === true,
    })
  }
  for (const { program, accounts } of instructions) {
    for (const { key, isSigner = false, isWritable = false } of accounts)
      add(key, { isSigner, isWritable, isProgram: false })
    add(program, { isSigner: false, isWritable: false, isProgram: true })
  }
  return roles
}

function compact(length: number): readonly number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, length >> 7]
}
