import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Returns every file that an entry point loads before any call. */
async function loadedBy(entryPoint: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../exports/${entryPoint}.ts`, import.meta.url))],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  const entry = Object.entries(metafile.outputs).find(([, output]) =>
    output.entryPoint?.endsWith(`exports/${entryPoint}.ts`),
  )
  const seen = new Set<string>()
  const visit = (name: string): void => {
    for (const { path, kind } of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'dynamic-import' || seen.has(path)) continue
      seen.add(path)
      visit(path)
    }
  }
  visit(entry?.[0] ?? '')
  return [...seen]
}

test('no entry point loads the virtual machine; only starting a chain does', async () => {
  for (const entryPoint of ['index', 'node', 'playwright', 'walletconnect']) {
    const loaded = await loadedBy(entryPoint)
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded).not.toContain('litesvm')
    expect(loaded).not.toContain('@solana/kit')
  }
})
