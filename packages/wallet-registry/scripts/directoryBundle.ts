import { assetFileSchema } from './assetRecord.ts'
import type { RegistryFiles } from './readRegistry.ts'
import { walletRecordSchema } from './walletRecord.ts'

/**
 * The registry as the server reads it: one record a line, so that a change of one wallet is a change of one line.
 * Sources stay behind: they are for reviewers. Throws when a file breaks its schema.
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

/** `$schema` is for editors. */
export function withoutSchema(file: unknown): unknown {
  if (typeof file !== 'object' || file === null) return file
  const { $schema: _schema, ...rest } = file as Record<string, unknown>
  return rest
}
