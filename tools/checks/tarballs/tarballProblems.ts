import type { PublishedManifest } from '../manifests/PublishedManifest.ts'
import type { Tarball } from './Tarball.ts'

/** Development files, which no app needs. Only notices leave `src`. */
const SURPLUS =
  /(?:^|\/)(?:node_modules|\.turbo|test|tests|e2e|stories|scripts|__\w+__)\/|\.(?:test|test-d|spec|stories|bench|config)\.|\.tsbuildinfo$|^tsconfig|^src\/(?!.*\/NOTICE\.md$)/

/** Returns what a tarball lacks or has in surplus, independent of the committed list. */
export function tarballProblems({ manifest, files }: Tarball): string[] {
  const required = [
    'LICENSE',
    'README.md',
    'package.json',
    ...(manifest.version === '0.0.0' ? [] : ['CHANGELOG.md']),
    ...targets(manifest),
    ...files.filter(file => file.endsWith('.js.map')).map(file => file.replace(/\.map$/, '')),
  ]
  return [
    ...required.filter(file => !files.includes(file)).map(file => `lacks ${file}`),
    ...files.filter(file => SURPLUS.test(file)).map(file => `contains ${file}, which apps don't need`),
    ...manifestProblems(manifest),
  ]
}

/** Returns the files that a manifest's entry points and commands name. */
function targets({ exports = {}, bin = {} }: PublishedManifest): string[] {
  const entries = Object.values(exports).flatMap(target =>
    typeof target === 'string' ? [target] : Object.values(target as Readonly<Record<string, string>>),
  )
  return [...entries, ...Object.values(bin)].map(path => path.replace(/^\.\//, ''))
}

function manifestProblems(manifest: Tarball['manifest']): string[] {
  const text = JSON.stringify(manifest)
  return [
    ...['workspace:', 'catalog:', '@openappkit/source'].filter(word => text.includes(word)),
    ...['devDependencies', 'scripts', 'openappkit'].filter(field => field in manifest),
  ].map(found => `has '${found}' in its package.json, which .pnpmfile.mjs or pnpm removes when it packs`)
}
