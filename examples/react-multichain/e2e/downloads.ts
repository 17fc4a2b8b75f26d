import { readFile } from 'node:fs/promises'
import type { ModuleList } from '@openappkit/e2e-kit/list-modules'
import type { Page } from '@playwright/test'

/** Reads the list of chunks of the test pages, with the modules in each. */
export async function readModules(): Promise<ModuleList> {
  return JSON.parse(await readFile(new URL('../dist-e2e/modules.json', import.meta.url), 'utf8')) as ModuleList
}

/** Records the modules in all scripts that the page requests from now on. */
export async function watchDownloads(page: Page): Promise<() => readonly string[]> {
  const list = await readModules()
  const files = new Set<string>()
  page.on('request', request => files.add(new URL(request.url()).pathname.slice(1)))
  return () => [...files].flatMap(file => list[file]?.modules ?? [])
}

/**
 * Returns the source files of a package that are bundled into the given modules. Leaves out its main entry point: if an
 * app imports it, the bundler removes unused exports.
 */
export async function sourcesIn(name: string, modules: readonly string[]): Promise<readonly string[]> {
  const ours = modules.filter(module => module.includes(`/${name}/dist/`) && !module.endsWith(`/${name}/dist/index.js`))
  const sources = await Promise.all(
    ours.map(async module => (JSON.parse(await readFile(`${module}.map`, 'utf8')) as { sources: string[] }).sources),
  )
  return sources.flat().map(source => source.replace(/^.*\/src\//, ''))
}
