/**
 * Prepares the names that npm doesn't know yet: npm stages versions of known packages only, and trusts a workflow only
 * for them. Writes an empty version of each package to a folder, and prints the commands that an owner runs once. Usage:
 * `node tools/release/placeholders.ts <folder>`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { repository } from '../checks/workspace.ts'
import { publishedIntegrity } from './publish.ts'
import { type PublishedPackage, publishedPackages, tarballName } from './publishedPackages.ts'

const VERSION = '0.0.0'
const TRUST = '--repo openappkit/openappkit --file release.yml --env npm --allow-stage-publish --yes'

/** Writes the placeholders of the packages that the registry lacks. Returns the commands that publish them. */
export async function writePlaceholders(
  packages: readonly PublishedPackage[],
  registry: string,
  folder: string,
): Promise<string[]> {
  const commands: string[] = []
  for (const { name } of packages) {
    if ((await publishedIntegrity(registry, { name, version: VERSION })) !== undefined) continue
    const target = join(folder, tarballName({ name, version: VERSION }))
    const repositoryField = { type: 'git', url: 'git+https://github.com/openappkit/openappkit.git' }
    const manifest = { name, version: VERSION, license: 'MIT', repository: repositoryField }
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    writeFileSync(join(target, 'README.md'), `# ${name}\n\nThis version is empty. Install a later one.\n`)
    commands.push(`npm publish ${target} --access public`, `npm trust github ${name} ${TRUST}`)
  }
  return commands
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: node tools/release/placeholders.ts <folder>')
  const registry = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org'
  const commands = await writePlaceholders(publishedPackages(repository), registry, resolve(folder))
  console.log(commands.join('\n') || 'npm knows every package.')
}
