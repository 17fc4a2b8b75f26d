import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const base = '../../tsconfig.base.json'
const cache = join(root, 'node_modules/.cache/openappkit-types')

/**
 * Returns the TypeScript projects that check the types of some folders. Packages with the same options become one
 * project, which reads the libraries that they share once. Those without Node's types stay on their own: in a shared
 * project, each would see the types that another declares for all files.
 *
 * @param {readonly string[]} folders paths from the root, each with a `tsconfig.json`
 * @returns {string[]} folders, and files for the shared projects
 */
export function typeProjects(folders) {
  const alone = []
  const groups = new Map()
  for (const folder of folders) {
    const options = folder.startsWith('packages/') ? sharedOptions(folder) : undefined
    if (options === undefined) alone.push(folder)
    else groups.set(options, [...(groups.get(options) ?? []), folder])
  }
  mkdirSync(cache, { recursive: true })
  const shared = [...groups].map(([options, members], index) => {
    const file = join(cache, `${index}.json`)
    const include = members.flatMap(folder => readConfig(folder).include.map(path => join(root, folder, path)))
    writeFileSync(file, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), ...JSON.parse(options), include }))
    return file
  })
  // The longest first, so that no lane waits for one at the end.
  return [...shared, ...alone]
}

/** Returns the options that a package adds to the base, in one order. Undefined if it isn't checked with others. */
function sharedOptions(folder) {
  const { compilerOptions = {}, extends: parent } = readConfig(folder)
  const { lib, types = [], ...others } = compilerOptions
  if (parent !== base || types.join() !== 'node' || Object.keys(others).length > 0) return undefined
  return JSON.stringify({ compilerOptions: { types, ...(lib && { lib: [...lib].sort() }) } })
}

function readConfig(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'))
}
