import type { Dump, PathRow } from './Dump.ts'
import type { PasswordGuesser } from './PasswordGuesser.ts'
import { openBlob, openServerKey } from './seals.ts'
import { storedKeys } from './storedKeys.ts'

/** Keys and passwords that the attacker has besides the database. */
export interface Loot {
  readonly masterKeys: readonly Uint8Array[]
  readonly oprfKeys: readonly Uint8Array[]
  readonly passwords: readonly string[]
}

/** Result of the attack on one unlock path. */
export interface AttackedPath {
  readonly userId: string
  readonly pathId: string
  readonly kind: PathRow['kind']
  /** Whether the server's half is open. */
  readonly hasServerKey: boolean
  /** The seed, if the attack succeeded. */
  readonly seed: Uint8Array | undefined
  /** The user's password, if a guess was right. */
  readonly password: string | undefined
  /** Passwords tried. */
  readonly guesses: number
}

/** Tries to open every unlock path with everything in the database, the operator's keys and a list of passwords. */
export function attackPaths(dump: Dump, loot: Loot, guesser: PasswordGuesser): AttackedPath[] {
  const stored = storedKeys(dump)
  const all = { ...loot, masterKeys: [...loot.masterKeys, ...stored] }
  const serverKeys = dump.paths.flatMap(path => findServerKey(path, all.masterKeys) ?? [])
  const keys = [...loot.masterKeys, ...loot.oprfKeys, ...serverKeys, ...stored]
  return dump.paths.map(path => attackPath(path, keys, all, guesser))
}

function findServerKey(path: PathRow, masterKeys: readonly Uint8Array[]): Uint8Array | undefined {
  for (const key of masterKeys) {
    const serverKey = openServerKey(path, key)
    if (serverKey) return serverKey
  }
  return undefined
}

function attackPath(
  path: PathRow,
  keys: readonly Uint8Array[],
  { masterKeys, oprfKeys, passwords }: Loot,
  guesser: PasswordGuesser,
): AttackedPath {
  const { hashing, id: pathId, kind, user_id: userId } = path
  const serverKey = findServerKey(path, masterKeys)
  const result = { userId, pathId, kind, hasServerKey: serverKey !== undefined }
  for (const key of keys) {
    const opened = openBlob(path, key, serverKey)
    if (opened?.seed) return { ...result, seed: opened.seed, password: undefined, guesses: 0 }
  }
  if (!hashing) return { ...result, seed: undefined, password: undefined, guesses: 0 }
  for (const [index, password] of passwords.entries()) {
    for (const key of guesser.keysOf(path, hashing, password, oprfKeys)) {
      const opened = openBlob(path, key, serverKey)
      // Without the server's half, a right guess shows the password, but not the seed.
      if (opened) return { ...result, seed: opened.seed, password, guesses: index + 1 }
    }
  }
  return { ...result, seed: undefined, password: undefined, guesses: passwords.length }
}
