import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'

/**
 * Returns a plugin that fails the build if our code imports a module of Node. Vite would replace it with an empty
 * object, which libraries expect where they can do without the module.
 */
export function refuseNodeModules(): Plugin {
  return {
    name: 'refuse-node-modules',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const isOurs = !importer.includes('/node_modules/')
      if (isOurs && isBuiltin(id)) throw new Error(`${importer} imports '${id}', which exists in Node alone`)
      return null
    },
  }
}
