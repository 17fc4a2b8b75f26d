import type { Plugin } from 'vite'

/** A chunk of a build. */
export interface ListedChunk {
  readonly modules: readonly string[]
  /** Files of the chunks that it imports statically. */
  readonly imports: readonly string[]
  /** Files of the chunks that it imports dynamically. */
  readonly lazy: readonly string[]
}

/** The chunks of a build, by file name. */
export type ModuleList = Readonly<Record<string, ListedChunk>>

/**
 * Adds `modules.json` to a build, which lists the modules of every chunk. Tests use it to check what a page can load.
 */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    generateBundle(_, bundle) {
      const list: Record<string, ListedChunk> = {}
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') {
          const { dynamicImports: lazy, fileName, imports, modules } = file
          list[fileName] = { modules: Object.keys(modules), imports, lazy }
        }
      this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(list) })
    },
  }
}
