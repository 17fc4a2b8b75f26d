import { parseArgs } from 'node:util'
import { KeyStore, ROTATED_KEYS } from '../keys/KeyStore'
import type { CommandLine } from './CommandLine'
import { openCommandDatabase } from './openCommandDatabase'
import { UsageError } from './UsageError'

/**
 * Runs `keys add|swap|drop <name>`, the steps of a key rotation. Safe while a server runs, because servers read their
 * keys at startup.
 */
export async function runKeys(args: readonly string[], line: CommandLine): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'data-directory': { type: 'string' } },
    allowPositionals: true,
  })
  const [action, keyName, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`Unexpected argument: ${rest.join(' ')}.`)
  if (action !== 'add' && action !== 'swap' && action !== 'drop') throw new UsageError('keys can add, swap and drop.')
  const name = ROTATED_KEYS.find(one => one === keyName)
  if (!name) throw new UsageError(`Which key? openappkit-cloud keys ${action} ${ROTATED_KEYS.join('|')}`)
  const database = await openCommandDatabase(values['data-directory'], line)
  try {
    const keys = new KeyStore(database)
    if (action === 'add') {
      await keys.add(name)
      return line.print(`${name}: added a second key. Restart all nodes, then run: openappkit-cloud keys swap ${name}`)
    }
    const isDone = await (action === 'swap' ? keys.swap(name) : keys.drop(name))
    if (!isDone) throw new UsageError(`${name} has one key. Run first: openappkit-cloud keys add ${name}`)
    line.print(
      action === 'swap'
        ? `${name}: nodes sign with the other key once they restart, and accept both.`
        : `${name}: deleted the second key. Restart all nodes.`,
    )
  } finally {
    await database.close()
  }
}
