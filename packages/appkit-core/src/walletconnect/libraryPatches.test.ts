import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { applyPatch, nodePatches, patchLibrary, storagePatches } from '../../libraryPatches'

const require = createRequire(import.meta.url)

/** File of the installed library that a patch changes. */
async function installed(file: string): Promise<string> {
  const [scope, name, ...path] = file.split('/')
  const packaged = `${scope}/${name}`
  return readFile(join(dirname(require.resolve(packaged)), '..', ...path), 'utf8')
}

test.each(nodePatches)('$file calls no node of its vendor once patched', async patch => {
  const text = await installed(patch.file)
  // Without the patch, it does.
  expect(text).toContain('https://rpc.walletconnect.org')
  const patched = applyPatch(text, patch)
  expect(patched).not.toMatch(/return await \w+\([^)]*\);default:throw new Error\(`verifySignature/)
  if (patch.file.includes('universal-provider')) expect(patched).not.toContain('rpc.walletconnect.org')
})

test.each(storagePatches)('$file uses no browser storage once patched', async patch => {
  const ofPage = /\b(?:localStorage|indexedDB)\.|\w\.localStorage\b/
  const text = await installed(patch.file)
  expect(text).toMatch(ofPage)
  expect(applyPatch(text, patch)).not.toMatch(ofPage)
})

test('loads the library where localStorage throws', async () => {
  // The complete library as apps get it, patched and bundled.
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('library.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    logLevel: 'silent',
    plugins: [patchLibrary],
    inject: [fileURLToPath(new URL('libraryBuffer.ts', import.meta.url))],
    define: { global: 'globalThis' },
  })
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const page: object = { crypto, fetch, setTimeout }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(page, name, { get: refuse })
  const module = { exports: {} }
  new Function('globalThis', 'window', 'self', 'module', outputFiles[0]?.text ?? '')(page, page, page, module)
  expect(Object.keys(module.exports)).toContain('SignClient')
})

test('fails the build unless a patch matches exactly once', () => {
  const patch = { file: 'library.js', from: /old/g, to: 'new' }
  expect(applyPatch('an old one', patch)).toBe('an new one')
  expect(() => applyPatch('none', patch)).toThrow('library.js has 0 places')
  expect(() => applyPatch('old, old', patch)).toThrow('library.js has 2 places')
})
