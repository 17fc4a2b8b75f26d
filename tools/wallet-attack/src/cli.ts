import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { attackEscrow } from './attackEscrow.ts'
import { attackPaths } from './attackPaths.ts'
import { commonPasswords } from './commonPasswords.ts'
import { readDump } from './Dump.ts'
import { dumpDatabase } from './dumpDatabase.ts'
import { PasswordGuesser } from './PasswordGuesser.ts'

const USAGE = `Attacks a stolen database of embedded wallets.

  node src/cli.ts <database> [--master <keys>] [--oprf <keys>] [--escrow <keys>] [--passwords <file>]

The database is a postgres:// URL, or a file with a line {"table": …, "row": …} for each row.
Keys are 32 bytes in base64, separated by commas. Exits with 1 if a wallet opens.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    master: { type: 'string' },
    oprf: { type: 'string' },
    escrow: { type: 'string' },
    passwords: { type: 'string' },
  },
})

/** Returns whether a wallet opened. */
async function attack(database: string): Promise<boolean> {
  const isUrl = /^postgres(ql)?:/.test(database)
  const dump = readDump(isUrl ? await dumpDatabase(database) : readFileSync(database, 'utf8'))
  const [masterKeys, oprfKeys, escrowKeys] = [keysOf(values.master), keysOf(values.oprf), keysOf(values.escrow)]
  const passwords =
    values.passwords === undefined ? commonPasswords : readFileSync(values.passwords, 'utf8').split('\n')
  const guesser = new PasswordGuesser()
  const paths = attackPaths(dump, { masterKeys, oprfKeys, passwords: passwords.filter(Boolean) }, guesser)
  for (const { guesses, hasServerKey, kind, password, pathId, seed, userId } of paths) {
    const half = hasServerKey ? "the server's half opens" : 'both halves stay closed'
    const found = password === undefined ? '' : `, the password is ${JSON.stringify(password)}`
    const tried = guesses === 0 ? '' : `, ${guesses} passwords tried`
    print(`${userId} ${kind} ${pathId}: ${seed ? 'OPEN' : half}${found}${tried}`)
  }
  const escrows = await attackEscrow(dump, [...masterKeys, ...oprfKeys, ...escrowKeys])
  for (const { seed, userId } of escrows) print(`${userId} escrow: ${seed ? 'OPEN' : 'closed'}`)
  const open = new Set([...paths, ...escrows].filter(({ seed }) => seed).map(({ userId }) => userId))
  const users = new Set([...paths, ...escrows].map(({ userId }) => userId))
  print(
    `${open.size} of ${users.size} wallets open. ${guesser.evaluations} evaluations of Argon2id in ${Math.round(guesser.duration)} ms.`,
  )
  return open.size > 0
}

function keysOf(text = ''): Uint8Array[] {
  const keys = text
    .split(',')
    .filter(Boolean)
    .map(key => Buffer.from(key.trim(), 'base64'))
  if (keys.some(({ length }) => length !== 32)) throw new Error('A key must be 32 bytes in base64.')
  return keys
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const [database] = positionals
if (database === undefined) {
  print(USAGE)
  process.exitCode = 2
} else process.exitCode = (await attack(database)) ? 1 : 0
