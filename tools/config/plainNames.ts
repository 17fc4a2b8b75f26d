import { basename, dirname, extname, join } from 'node:path'
import type { Metafile, OutputFile, Plugin } from 'esbuild'

/** A file name of esbuild with its hash, which only web servers need: packages have versions. */
const hashed = /^(.+)-[A-Z0-9]{8}$/

/** The build that wrote each file of this process, because several builds of a package share a folder. */
const writers = new Map<string, symbol>()

/**
 * Names lazy files after their module, and shared files after their build: `chunk-1.js`, `chunk-2.js` and so on. Hashes
 * barely compress, and an app's bundler repeats the names in each list of files that it preloads.
 */
export function plainNames(): Plugin {
  const self = Symbol('build')
  return {
    name: 'plain-names',
    setup(build) {
      build.initialOptions.metafile = true
      build.onEnd(result => {
        const { metafile, outputFiles = [] } = result
        if (metafile === undefined) return {}
        const names = namesOf(metafile)
        for (const file of outputFiles) rename(file, names)
        metafile.outputs = Object.fromEntries(
          Object.entries(metafile.outputs).map(([path, output]) => [renamed(path, names), output]),
        )
        const taken = outputFiles.filter(({ path }) => (writers.get(path) ?? self) !== self)
        for (const { path } of outputFiles) writers.set(path, self)
        return { errors: taken.map(({ path }) => ({ text: `Another build of this package also writes ${path}` })) }
      })
    },
  }
}

/** Returns the plain name for each name with a hash, without extension. */
function namesOf({ outputs }: Pick<Metafile, 'outputs'>): ReadonlyMap<string, string> {
  const files = Object.entries(outputs)
    .filter(([path]) => extname(path) === '.js')
    .map(([path, { entryPoint, inputs }]) => ({
      name: basename(path, '.js'),
      module: entryPoint ?? Object.keys(inputs).toSorted()[0] ?? '',
      isLazy: entryPoint !== undefined,
    }))
    .toSorted((a, b) => (a.module < b.module ? -1 : 1))
  const entries = files.filter(({ name }) => !hashed.test(name)).map(({ name }) => name)
  const taken = new Set(entries.map(name => name.toLowerCase()))
  const shared = entries.includes('index') ? 'chunk' : (entries.toSorted()[0] ?? 'chunk')

  const names = new Map<string, string>()
  for (const { name, isLazy } of files) {
    const [, plain = name] = hashed.exec(name) ?? []
    if (plain === name) continue
    const free = isLazy ? firstFree(taken, plain, ['', '-2', '-3']) : firstFree(taken, shared, numbers())
    taken.add(free.toLowerCase())
    names.set(name, free)
  }
  return names
}

/** Some file systems ignore case, so two names have to differ in more than that. */
function firstFree(taken: ReadonlySet<string>, name: string, endings: Iterable<string>): string {
  for (const ending of endings) if (!taken.has(`${name}${ending}`.toLowerCase())) return `${name}${ending}`
  throw new Error(`Too many lazy modules have the name ${name}.`)
}

function* numbers(): Generator<string> {
  for (let count = 1; ; count++) yield `-${count}`
}

function rename(file: OutputFile, names: ReadonlyMap<string, string>): void {
  const text = file.text.replace(/(?<=["'/=])[\w.-]+-[A-Z0-9]{8}(?=\.js\b)/g, name => names.get(name) ?? name)
  if (text !== file.text) file.contents = new TextEncoder().encode(text)
  file.path = renamed(file.path, names)
}

function renamed(path: string, names: ReadonlyMap<string, string>): string {
  const [, name = '', extension = ''] = /^(.+?)(\.js(?:\.map)?)$/.exec(basename(path)) ?? []
  return names.has(name) ? join(dirname(path), `${names.get(name)}${extension}`) : path
}
