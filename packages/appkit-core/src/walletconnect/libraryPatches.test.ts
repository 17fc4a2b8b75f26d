import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { applyPatch, libraryPatches } from '../../libraryPatches'

const require = createRequire(import.meta.url)

/** The file of the installed library that a patch changes. */
async function installed(file: string): Promise<string> {
  const [scope, name, ...path] = file.split('/')
  const packaged = `${scope}/${name}`
  return readFile(join(dirname(require.resolve(packaged)), '..', ...path), 'utf8')
}

test.each(libraryPatches)('after its patch, $file never asks a node of its maker', async patch => {
  const text = await installed(patch.file)
  // Without the patch it does.
  expect(text).toContain('https://rpc.walletconnect.org')
  const patched = applyPatch(text, patch)
  expect(patched).not.toMatch(/return await \w+\([^)]*\);default:throw new Error\(`verifySignature/)
  if (patch.file.includes('universal-provider')) expect(patched).not.toContain('rpc.walletconnect.org')
})

test('a library in which the place is missing, or there twice, fails the build', () => {
  const patch = { file: 'library.js', from: /old/g, to: 'new' }
  expect(applyPatch('an old one', patch)).toBe('an new one')
  expect(() => applyPatch('none', patch)).toThrow('library.js has 0 places')
  expect(() => applyPatch('old, old', patch)).toThrow('library.js has 2 places')
})
