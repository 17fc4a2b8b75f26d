import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Every file that a door loads before anything is called. */
async function loadedBy(door: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../exports/${door}.ts`, import.meta.url))],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint?.endsWith(`exports/${door}.ts`))
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

test('the virtual machine is loaded by none of the doors, but only by starting a chain', async () => {
  for (const door of ['index', 'node', 'playwright', 'walletconnect']) {
    const loaded = await loadedBy(door)
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded).not.toContain('litesvm')
    expect(loaded).not.toContain('@solana/kit')
  }
})
