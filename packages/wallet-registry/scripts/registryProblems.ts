import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { svgDangers } from '../src/svgDangers.ts'
import { assetFileSchema } from './assetRecord.ts'
import { withoutSchema } from './directoryBundle.ts'
import { type EstablishedSources, establishedSchema } from './establishedSources.ts'
import { linkProblems } from './linkProvenance.ts'
import type { RegistryFiles } from './readRegistry.ts'
import { unsourcedFields, type WalletRecord, walletRecordSchema } from './walletRecord.ts'

/** Minimum number of wallets in total and per namespace. */
export const least: Readonly<Record<'all' | 'eip155' | 'solana' | 'bip122', number>> = {
  all: 120,
  eip155: 90,
  solana: 40,
  bip122: 12,
}

/** A rule about a single wallet. */
export type WalletRule = (
  slug: string,
  wallet: WalletRecord,
  registry: { readonly icons: RegistryFiles['icons']; readonly established: EstablishedSources },
) => readonly string[]

export const walletRules: readonly WalletRule[] = [sourceProblems, iconProblems, linkProblems]

/** Returns every problem in the registry as a sentence. Empty if the registry can be served. */
export function registryProblems(
  files: RegistryFiles,
  promised: typeof least = least,
  rules: readonly WalletRule[] = walletRules,
): readonly string[] {
  const found: string[] = []
  const wallets = new Map<string, WalletRecord>()
  for (const [slug, file] of files.wallets) {
    const result = walletRecordSchema.safeParse(withoutSchema(file))
    if (result.success) wallets.set(slug, result.data)
    else found.push(...schemaProblems(slug, result.error))
  }
  const established = establishedSchema.safeParse(files.established)
  if (!established.success) found.push(...schemaProblems('established', established.error))
  const registry = { icons: files.icons, established: established.data ?? {} }
  for (const [slug, wallet] of wallets) found.push(...rules.flatMap(rule => rule(slug, wallet, registry)))
  found.push(...duplicates(wallets), ...tooFew(wallets, promised), ...assetProblems(files))
  for (const [name, svg] of files.icons) {
    for (const danger of svgDangers(svg)) found.push(`icons/${name}.svg: ${danger}`)
  }
  return found
}

/** Derives an id for a wallet that isn't in the public directory, or whose id no source states. */
function ownWalletId(slug: string): string {
  return createHash('sha256').update(`openappkit:wallet:${slug}`).digest('hex')
}

function schemaProblems(file: string, { issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`)
}

function sourceProblems(slug: string, wallet: WalletRecord): string[] {
  const found: string[] = []
  const sourced = new Set(wallet.sources.flatMap(({ fields }) => fields))
  for (const field of Object.keys(wallet)) {
    if (unsourcedFields.includes(field) || sourced.delete(field)) continue
    if (field === 'id' && wallet.id === ownWalletId(slug)) continue
    found.push(
      field === 'id'
        ? `${slug}: no source states its id, and it isn't our own, ${ownWalletId(slug)}`
        : `${slug}: no source states its ${field}`,
    )
  }
  for (const field of sourced) found.push(`${slug}: a source is given for ${field}, which it doesn't have`)
  return found
}

function iconProblems(slug: string, { icon }: WalletRecord, { icons }: Pick<RegistryFiles, 'icons'>): string[] {
  return icon && !icons.has(`wallets/${icon}`) ? [`${slug}: icons/wallets/${icon}.svg is missing`] : []
}

function duplicates(wallets: ReadonlyMap<string, WalletRecord>): string[] {
  const owners = new Map<string, string>()
  const found: string[] = []
  for (const [slug, { id, rdns, name, image_ids: images = [] }] of wallets) {
    const keys = [`id ${id}`, `name ${name.toLowerCase()}`, ...images.map(image => `image id ${image}`)]
    if (rdns) keys.push(`rdns ${rdns.toLowerCase()}`)
    for (const key of new Set(keys)) {
      const owner = owners.get(key)
      if (owner) found.push(`${slug}: ${owner} has the same ${key}`)
      else owners.set(key, slug)
    }
  }
  return found
}

function tooFew(wallets: ReadonlyMap<string, WalletRecord>, promised: typeof least): string[] {
  const all = [...wallets.values()]
  return (['all', 'eip155', 'solana', 'bip122'] as const).flatMap(family => {
    const has =
      family === 'all' ? all : all.filter(({ chains }) => chains.some(chain => chain.startsWith(`${family}:`)))
    return has.length < promised[family] ? [`${has.length} wallets for ${family}, fewer than ${promised[family]}`] : []
  })
}

function assetProblems({ assets, icons }: RegistryFiles): string[] {
  const result = assetFileSchema.safeParse(assets)
  if (!result.success) return schemaProblems('assets', result.error)
  const seen = new Set<string>()
  return result.data.assets.flatMap(({ name, ids, icon, sources = [] }) => [
    ...ids.filter(id => seen.size === seen.add(id).size).map(id => `assets: ${name}: ${id} is already taken`),
    ...(icon && !icons.has(icon) ? [`assets: ${name}: icons/${icon}.svg is missing`] : []),
    ...(ids.some(id => !id.includes(':')) && sources.length === 0
      ? [`assets: ${name}: no source states its image ids`]
      : []),
    ...sources.filter(key => !(key in result.data.sources)).map(key => `assets: ${name}: there is no source ${key}`),
  ])
}
