import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { permits } from './permits.ts'

interface Bundled {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Full text of the package's license. */
  readonly text: string
}

/**
 * Creates an esbuild plugin for builds that bundle third-party packages. The plugin writes their names, versions and
 * license texts to `file`. The build fails if a license isn't permissive.
 *
 * @param file - The file to write, relative to the package's folder.
 */
export function bundledLicenses(file: string): Plugin {
  return {
    name: 'bundled-licenses',
    setup(build) {
      build.initialOptions.metafile = true
      const folder = build.initialOptions.absWorkingDir ?? process.cwd()
      build.onEnd(async ({ metafile }) => {
        const bundled = bundledPackages(Object.keys(metafile?.inputs ?? {}).map(input => resolve(folder, input)))
        const refused = refusedPackages(bundled)
        if (refused.length > 0) return { errors: refused.map(text => ({ text })) }
        const target = join(folder, file)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, notice(bundled))
        return {}
      })
    },
  }
}

/**
 * Returns the names, versions and license texts of the third-party packages that contain these modules.
 *
 * @param modules - Absolute paths. Those of our own files are ignored.
 * @throws Error if a license isn't permissive.
 */
export function licenseNotice(modules: readonly string[]): string {
  const bundled = bundledPackages(modules)
  const refused = refusedPackages(bundled)
  if (refused.length > 0) throw new Error(refused.join('\n'))
  return notice(bundled)
}

function bundledPackages(modules: readonly string[]): Bundled[] {
  return [...new Set(modules.flatMap(path => packageFolder(path) ?? []))].map(readBundled)
}

function refusedPackages(bundled: readonly Bundled[]): string[] {
  return bundled
    .filter(({ license }) => !permits(license))
    .map(({ name, license }) => `${name} is under ${license || 'no license'}`)
}

function notice(bundled: readonly Bundled[]): string {
  const sorted = bundled.toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
  const parts = sorted.map(
    ({ name, version, license, text }) => `${name} ${version} (${license})\n${'-'.repeat(40)}\n${text}`,
  )
  return `This package contains the following packages, unchanged but for their size.\n\n${parts.join('\n\n\n')}\n`
}

/** Returns the folder of the installed package that contains a file, or undefined for our own files. */
function packageFolder(path: string): string | undefined {
  const [, inside] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  if (inside === undefined) return undefined
  return `${path.slice(0, path.lastIndexOf(`/node_modules/${inside}/`))}/node_modules/${inside}`
}

function readBundled(folder: string): Bundled {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string | { type?: string }
    author?: string | { name?: string }
  }
  const { name, version, author } = manifest
  const license = typeof manifest.license === 'string' ? manifest.license : (manifest.license?.type ?? '')
  const file = existsSync(folder) ? readdirSync(folder).find(entry => /^(licen[cs]e|copying)/i.test(entry)) : undefined
  const holder = typeof author === 'string' ? author : author?.name
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : `License: ${license}. Author: ${holder ?? name}.`
  return { name, version, license, text }
}
