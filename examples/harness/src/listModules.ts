import type { Plugin } from 'vite'

/** The chunks of a build and the modules in each, by file name. */
export type ModuleList = Readonly<
  Record<string, { readonly modules: readonly string[]; readonly imports: readonly string[] }>
>

/** Writes `modules.json` beside a build: every module that is in it, and the chunk that carries it. For tests of what a page can load at all. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    generateBundle(_, bundle) {
      const list: Record<string, ModuleList[string]> = {}
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') list[file.fileName] = { modules: Object.keys(file.modules), imports: file.imports }
      this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(list) })
    },
  }
}
