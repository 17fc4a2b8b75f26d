import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const FILE = 'wallet-keys.json'
const key = z.string().regex(/^[\w-]{43}$/)
/** Keys for development, in base64url. */
export interface DevelopmentKeys {
  readonly master: string
  readonly oprf: string
  readonly pepper: string
  /** Private half of the escrow's key. */
  readonly escrow: string
}

const keyFileSchema: z.ZodType<DevelopmentKeys> = z.object({ master: key, oprf: key, pepper: key, escrow: key })

/**
 * Returns the keys that the built-in database's server keeps in its data directory. Creates them, readable by the
 * server's user only.
 *
 * @throws Error if the file can't be read or isn't valid.
 */
export async function developmentKeys(dataDirectory: string): Promise<DevelopmentKeys> {
  const path = join(dataDirectory, FILE)
  await mkdir(dataDirectory, { recursive: true })
  const random = (): string => randomBytes(32).toString('base64url')
  const created: DevelopmentKeys = { master: random(), oprf: random(), pepper: random(), escrow: random() }
  try {
    // Fails if the file exists, so that two servers can't replace each other's keys.
    await writeFile(path, `${JSON.stringify(created, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return created
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const kept = keyFileSchema.safeParse(parseJson(await readFile(path, 'utf8')))
  if (!kept.success) {
    throw new Error(`The wallet keys in ${path} can't be read. Restore the file: without it, no wallet opens.`)
  }
  return kept.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
