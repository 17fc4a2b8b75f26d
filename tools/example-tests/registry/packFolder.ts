import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const BLOCK = 512

/**
 * Yields the [tar archive](https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html) of an installed package,
 * as `npm pack` would, but without source maps, which are half of all files and which no app needs. A `tar` program
 * would store pnpm's hard links as links, which npm ignores.
 */
export async function* packFolder(folder: string): AsyncGenerator<Buffer> {
  for (const file of filesIn(folder)) {
    const content = await readFile(file)
    const path = `package/${relative(folder, file).split(sep).join('/')}`
    const isProgram = ((await stat(file)).mode & 0o100) !== 0
    // The field for the path has 100 bytes, so longer ones need an entry of their own.
    if (Buffer.byteLength(path) > 100) yield* entry('pax', 'x', paxRecord('path', path), 0o644)
    yield* entry(path, '0', content, isProgram ? 0o755 : 0o644)
  }
  yield Buffer.alloc(2 * BLOCK)
}

function* filesIn(folder: string, depth = 0): Generator<string> {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name)
    if (item.isFile() && !item.name.endsWith('.map')) yield path
    else if (item.isDirectory() && !(depth === 0 && item.name === 'node_modules')) yield* filesIn(path, depth + 1)
  }
}

function* entry(path: string, type: '0' | 'x', content: Buffer, mode: number): Generator<Buffer> {
  yield header(path, type, content.length, mode)
  yield content
  yield Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)
}

function header(path: string, type: '0' | 'x', size: number, mode: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`
  block.write(path.slice(0, 100), 0)
  block.write(octal(mode, 7), 100)
  block.write(octal(0, 7) + octal(0, 7), 108)
  block.write(octal(size, 11) + octal(0, 11), 124)
  // The checksum is calculated as if its own field contained spaces.
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  const checksum = block.reduce((sum, byte) => sum + byte, 0)
  block.write(`${octal(checksum, 6)} `, 148)
  return block
}

/** Returns a record that starts with its own length in bytes. */
function paxRecord(key: string, value: string): Buffer {
  const rest = ` ${key}=${value}\n`
  const length = (digits: number): number => digits + Buffer.byteLength(rest)
  const digits = [1, 2, 3, 4].find(one => String(length(one)).length === one) ?? 4
  return Buffer.from(`${length(digits)}${rest}`)
}
