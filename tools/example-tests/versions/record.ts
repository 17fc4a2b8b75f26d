import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../rehearsal/Release.ts'

/** Libraries whose versions the page shows. */
const SHOWN = [
  'react',
  'wagmi',
  '@wagmi/core',
  'viem',
  'typescript',
  'vite',
  'next',
  'vue',
  'svelte',
  'solid-js',
  'astro',
  '@solana/web3.js',
]

/** Records the versions that a run has walked through, from which `docs/versions.md` is written. */
export function record(setting: string, versions: Readonly<Record<string, string>>): void {
  const file = join(root, 'docs/versions.json')
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const shown = Object.fromEntries(SHOWN.flatMap(name => (versions[name] ? [[name, versions[name]]] : [])))
  recorded[setting] = { node: process.versions.node, chromium: chromiumVersion(), ...shown }
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
}

function chromiumVersion(): string {
  const output = execFileSync(process.env['CHROMIUM_PATH'] ?? 'chromium', ['--version'], { encoding: 'utf8' })
  return /\d+/.exec(output)?.[0] ?? 'unknown'
}
