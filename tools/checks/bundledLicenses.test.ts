import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { bundledLicenses } from './bundledLicenses'
import { fixtureTree } from './fixtureTree.ts'

async function bundle(license: string): Promise<string> {
  const root = fixtureTree({
    'src.js': "export { a } from 'other'",
    'node_modules/other/package.json': { name: 'other', version: '1.2.3', license, main: 'a.js' },
    'node_modules/other/a.js': 'export const a = 1',
    'node_modules/other/LICENSE': 'Do as you like.',
  })
  await build({
    absWorkingDir: root,
    entryPoints: ['src.js'],
    bundle: true,
    outfile: 'out.js',
    logLevel: 'silent',
    plugins: [bundledLicenses('dist/notice.txt')],
  })
  return readFileSync(join(root, 'dist/notice.txt'), 'utf8')
}

test('lists each bundled package with its license', async () => {
  const notice = await bundle('MIT')
  expect(notice).toContain('other 1.2.3 (MIT)')
  expect(notice).toContain('Do as you like.')
})

test('a package without a permissive license fails the build', async () => {
  await expect(bundle('BUSL-1.1')).rejects.toThrow('other is under BUSL-1.1')
})
