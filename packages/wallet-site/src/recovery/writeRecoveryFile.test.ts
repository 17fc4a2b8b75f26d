import { expect, test } from 'vitest'
import { createRecoveryFile } from '../../test/recovery/createRecoveryFile'
import { parseRecoveryFile } from './parseRecoveryFile'
import { contentLine, type RecoveryFile } from './RecoveryFile'
import { writeRecoveryFile } from './writeRecoveryFile'

const empty = `<!doctype html>\n    ${contentLine('null')}\n    <script>start()</script>\n`

/** Reads the content of a file, as the page does. */
function contentOf(html: string): string {
  return /id="wallet">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
}

test('writes what the page reads, and changes nothing else', async () => {
  const file = await createRecoveryFile()
  const html = writeRecoveryFile(empty, file)
  expect(parseRecoveryFile(contentOf(html))).toEqual(file)
  expect(html.replace(contentOf(html), 'null')).toBe(empty)
})

test.each(['</script><script>steal()</script>', '<!--', '$& $1 $`', '\u2028', '"'])(
  'keeps the operator name %j as text',
  async operator => {
    const html = writeRecoveryFile(empty, { ...(await createRecoveryFile()), operator })
    expect(parseRecoveryFile(contentOf(html)).operator).toBe(operator)
    expect(html.match(/<script/g)).toHaveLength(2)
  },
)

test.each([
  ['', ''],
  [contentLine('null').repeat(2), 'two'],
  [contentLine('{}'), 'other'],
])('refuses a page that is none of a recovery file (%#)', async page => {
  const file = await createRecoveryFile()
  expect(() => writeRecoveryFile(page, file)).toThrow("The server's recovery file is damaged.")
})

const changes: readonly (readonly [string, (file: RecoveryFile) => unknown])[] = [
  ['no object', () => 5],
  ['nothing', () => null],
  ['another version', file => ({ ...file, version: 2 })],
  ['more memory than a wallet takes', file => ({ ...file, hashing: { ...file.hashing, memory: 2 ** 31 } })],
  ['more passes', file => ({ ...file, hashing: { ...file.hashing, passes: 1e9 } })],
  ['another algorithm', file => ({ ...file, hashing: { ...file.hashing, algorithm: 'none' } })],
  ['a longer seal', file => ({ ...file, sealed: `${file.sealed}AAAA` })],
  ['a thousand addresses', file => ({ ...file, addresses: Array.from({ length: 1000 }, () => file.addresses[0]) })],
  ['an address with markup', file => ({ ...file, addresses: [{ namespace: 'eip155', address: '<b>' }] })],
  ['a long operator', file => ({ ...file, operator: 'a'.repeat(201) })],
]

test.each(changes)('refuses content with %s', async (_, change) => {
  const file = await createRecoveryFile()
  expect(() => parseRecoveryFile(JSON.stringify(change(file)))).toThrow()
})
