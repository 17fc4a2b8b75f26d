import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The raw content of a `data` folder. */
export interface RegistryFiles {
  /** Content of `wallets/*.json` by file name without extension. */
  readonly wallets: ReadonlyMap<string, unknown>
  /** Content of `assets.json`. */
  readonly assets: unknown
  /** Text of `icons/**` by name: `wallets/metamask`. */
  readonly icons: ReadonlyMap<string, string>
  /** Content of `established.json`. */
  readonly established: unknown
}

export const dataFolder: string = join(import.meta.dirname, '..', 'data')

/** Reads every file of the registry, sorted by name. */
export function readRegistry(folder: string = dataFolder): RegistryFiles {
  const wallets = names(join(folder, 'wallets'), '.json').map((name): [string, unknown] => [
    name,
    readJson(join(folder, 'wallets', `${name}.json`)),
  ])
  const groups = readdirSync(join(folder, 'icons'), { withFileTypes: true }).filter(entry => entry.isDirectory())
  const icons = groups
    .map(({ name }) => name)
    .sort()
    .flatMap(group =>
      names(join(folder, 'icons', group), '.svg').map((name): [string, string] => [
        `${group}/${name}`,
        readFileSync(join(folder, 'icons', group, `${name}.svg`), 'utf8').trim(),
      ]),
    )
  return {
    wallets: new Map(wallets),
    assets: readJson(join(folder, 'assets.json')),
    icons: new Map(icons),
    established: readJson(join(folder, 'established.json')),
  }
}

function names(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter(file => file.endsWith(ending))
    .map(file => file.slice(0, -ending.length))
    .sort()
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
