import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { RegisteredAsset, RegisteredWallet, Registry } from './Registry'

type Line =
  | ({ readonly kind: 'wallet' } & RegisteredWallet)
  | ({ readonly kind: 'asset' } & RegisteredAsset)
  | { readonly kind: 'icon'; readonly name: string; readonly svg: string }

/**
 * Reads the wallet directory that ships with the package. It was validated at build time, so loading reads one file
 * without validation. Rejects if the file can't be read or parsed.
 *
 * @param file - Path of the directory file. Default: the one in this package.
 *
 * @example
 * ```ts
 * import { loadRegistry } from '@openappkit/wallet-registry'
 *
 * const { wallets, icons } = await loadRegistry()
 * const icon = icons.get(`wallets/${wallets[0]?.icon}`)
 * ```
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

/**
 * Returns the path of the directory file. Resolves the package by name, which works from the source, the build and a
 * bundle that includes this code.
 */
function directoryFile(): string {
  return createRequire(import.meta.url).resolve('@openappkit/wallet-registry/directory.jsonl')
}
