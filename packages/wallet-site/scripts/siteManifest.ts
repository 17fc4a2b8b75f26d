import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { createManifest } from '../src/site/createManifest'
import type { BundledPackages } from './BundledPackages'

const NOTICE = 'THIRD_PARTY_LICENSES.txt'

/**
 * Returns a plugin that adds the page of a recovery file, the license notice and the manifest to the built site.
 *
 * @param recoveryPage - Builds the page. The notice lists the packages in it.
 */
export function siteManifest(packages: BundledPackages, recoveryPage: () => Promise<string>): Plugin {
  let folder = ''
  let hasFailed = false
  return {
    name: 'site-manifest',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    buildEnd(error) {
      hasFailed = error !== undefined
    },
    async closeBundle() {
      if (hasFailed) return
      await writeFile(join(folder, 'recovery.html'), await recoveryPage())
      await writeFile(join(folder, NOTICE), packages.notice())
      // The notice of the whole package is where the software bill of materials finds it.
      await writeFile(join(folder, '..', NOTICE), await readFile(join(folder, NOTICE)))
      await writeFile(join(folder, 'manifest.json'), await createManifest(folder))
    },
  }
}
