import { assetFileSchema } from './assetRecord.ts'
import type { RegistryFiles } from './readRegistry.ts'
import { walletRecordSchema } from './walletRecord.ts'

/**
 * Returns the registry in the format of the server: one record per line, so a change to one wallet changes one line.
 * Omits sources and GitHub owners, which are for reviewers.
 *
 * @throws Error if a file doesn't match its schema.
 */
export function directoryBundle({ wallets, assets, icons }: RegistryFiles): string {
  const lines = [
    ...[...wallets].map(([slug, file]) => {
      const { sources: _sources, github: _github, ...facts } = walletRecordSchema.parse(withoutSchema(file))
      return { kind: 'wallet', slug, ...facts }
    }),
    ...assetFileSchema.parse(assets).assets.map(({ sources: _sources, ...asset }) => ({ kind: 'asset', ...asset })),
    ...[...icons].map(([name, svg]) => ({ kind: 'icon', name, svg })),
  ]
  return `${lines.map(line => JSON.stringify(line)).join('\n')}\n`
}

/** Removes `$schema`, which only editors use. */
export function withoutSchema(file: unknown): unknown {
  if (typeof file !== 'object' || file === null) return file
  const { $schema: _schema, ...rest } = file as Record<string, unknown>
  return rest
}
