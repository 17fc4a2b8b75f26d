import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { packageOptions } from '../config/tsup.base.ts'

const files = {
  'index.ts': "import css from './button.css?inline'\nexport const load = () => import('./lazy.ts').then(() => css)\n",
  'lazy.ts': "import css from './button.css?inline'\nexport default css\n",
  'button.css': 'button { color: red }\n',
}

/** Returns the files of a build in another folder, by name. */
async function built(): Promise<Record<string, string>> {
  const folder = fixtureTree(files)
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['index.ts'],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    sourcemap: true,
    write: false,
    logLevel: 'silent',
    plugins: packageOptions().esbuildPlugins ?? [],
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(folder.length), text]))
}

test('a build is the same in another folder, and contains no path of the machine', async () => {
  const output = await built()
  expect(Object.keys(output).length).toBeGreaterThan(2)
  expect(await built()).toEqual(output)
  expect(JSON.stringify(output)).toContain('inline-css:button.css')
})
