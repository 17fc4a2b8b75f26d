/**
 * Decides what a push to the main branch releases. Usage: `node tools/release/selectMode.ts`. The mode is `version` if
 * there are changesets, `publish` if the registry lacks a version of ours, and `none` otherwise.
 */
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../checks/workspace.ts'
import { publishedIntegrity } from './publish.ts'
import { type PublishedPackage, publishedPackages } from './publishedPackages.ts'

export type Mode = 'version' | 'publish' | 'none'

/**
 * @param changesets - File names in `.changeset`.
 * @param packages - The packages that we publish.
 */
export async function selectMode(
  changesets: readonly string[],
  packages: readonly PublishedPackage[],
  registry: string,
): Promise<Mode> {
  if (changesets.some(file => file.endsWith('.md') && file !== 'README.md')) return 'version'
  for (const one of packages) if ((await publishedIntegrity(registry, one)) === undefined) return 'publish'
  return 'none'
}

if (import.meta.main) {
  const registry = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org'
  const changesets = readdirSync(join(repository, '.changeset'))
  const packages = publishedPackages(repository)
  const outputs = `mode=${await selectMode(changesets, packages, registry)}\nversion=${packages[0]?.version}\n`
  process.stdout.write(outputs)
  if (process.env['GITHUB_OUTPUT']) appendFileSync(process.env['GITHUB_OUTPUT'], outputs)
}
