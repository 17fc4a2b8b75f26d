import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { RegisteredAsset, RegisteredWallet, Registry } from './Registry'

type Line =
  | ({ readonly kind: 'wallet' } & RegisteredWallet)
  | ({ readonly kind: 'asset' } & RegisteredAsset)
  | { readonly kind: 'icon'; readonly name: string; readonly svg: string }

/**
 * Reads the directory that ships with the package: one record a line, made from `data` by `scripts/buildDirectory.ts`
 * and checked there, so that start-up costs one file and no validation.
 */
export async function loadRegistry(file: string = directoryFile()): Promise<Registry> {
  const wallets: RegisteredWallet[] = []
  const assets: RegisteredAsset[] = []
  const icons = new Map<string, string>()
  for (const text of (await readFile(file, 'utf8')).split('\n')) {
    if (!text) continue
    const { kind, ...record } = JSON.parse(text) as Line
    if (kind === 'wallet') wallets.push(record as RegisteredWallet)
    else if (kind === 'asset') assets.push(record as RegisteredAsset)
    else if ('svg' in record) icons.set(record.name, record.svg)
  }
  return { wallets, assets, icons }
}

/** By the package's name, so that it is found from the source, from the build, and from a bundle that took this code in. */
function directoryFile(): string {
  return createRequire(import.meta.url).resolve('@openappkit/wallet-registry/directory.jsonl')
}
