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
        const folders = Object.keys(metafile?.inputs ?? {}).flatMap(
          input => packageFolder(resolve(folder, input)) ?? [],
        )
        const bundled = [...new Set(folders)].map(readBundled)
        const refused = bundled.filter(({ license }) => !permits(license))
        if (refused.length > 0) {
          return {
            errors: refused.map(({ name, license }) => ({ text: `${name} is under ${license || 'no license'}` })),
          }
        }
        const target = join(folder, file)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, notice(bundled))
        return {}
      })
    },
  }
}

function notice(bundled: readonly Bundled[]): string {
  const sorted = bundled.toSorted((a, b) => (a.name < b.name ? -1 : 1))
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
