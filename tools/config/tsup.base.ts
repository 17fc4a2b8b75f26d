import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { transform } from 'esbuild'
import type { Options } from 'tsup'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

/** `import css from './Button.css?inline'` gives the minified text of the sheet, as Vite does for tests and stories. */
const inlineCss: EsbuildPlugin = {
  name: 'inline-css',
  setup(build) {
    // The query stays in the path: tsup's own CSS loader takes whatever ends in `.css`, in any namespace.
    build.onResolve({ filter: /\.css\?inline$/ }, args => ({
      path: resolve(dirname(args.importer), args.path),
      namespace: 'inline-css',
    }))
    build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async args => {
      const file = args.path.replace(/\?inline$/, '')
      const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true })
      return { contents: code.trim(), loader: 'text', watchFiles: [file] }
    })
  },
}

/** Core's waits are small, so each file that uses them has a copy: a bundler would put what two files share into a third. */
const copiedEntry = /^@openappkit\/appkit-core\/time$/

/**
 * Returns the options that every published package is built with: ESM, split chunks, declarations, the entry points in
 * `src/exports`.
 */
export function packageOptions(overrides: Options = {}): Options {
  return {
    entry: ['src/exports/*.ts', 'src/exports/*.tsx'],
    outDir: 'dist',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    treeshake: false,
    sourcemap: true,
    clean: true,
    dts: true,
    esbuildPlugins: [inlineCss],
    noExternal: [copiedEntry],
    esbuildOptions(options) {
      // Arabic stays Arabic: escapes triple its size.
      options.charset = 'utf8'
    },
    ...overrides,
  }
}

/** Modules that load later than the rest of their package: what their files are called, and their paths without extension. */
type LazyModules = Readonly<Record<string, string>>

/** Imports of modules that load later lead to their files, which are built apart. */
const lazyFiles = (root: string, lazy: LazyModules): EsbuildPlugin => ({
  name: 'later-files',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const asked = relative(root, resolve(resolveDir, path))
      const name = Object.keys(lazy).find(one => lazy[one] === asked)
      return name === undefined ? undefined : { path: `./${name}.js`, external: true }
    })
  },
})

/** Core has one entry point for adapters before a connection, and one for after it. */
const adapterEntry = /^@openappkit\/appkit-core\/adapter$/
const lazyEntry: EsbuildPlugin = {
  name: 'later-door',
  setup(build) {
    build.onResolve({ filter: adapterEntry }, () => ({
      path: '@openappkit/appkit-core/transactions',
      external: true,
    }))
  },
}

/**
 * Builds a package in two parts: one for before a connection, and one for after it with its own copies of shared code
 * and another entry point of core. In a single build, bundlers move code shared with a later file into a third file,
 * which every app then loads. No code may use `instanceof` with a class that both parts have. Each group that is
 * `alone` is built separately for the same reason: few apps load it, and it must not change any other file.
 */
export function inTwoBuilds(
  root: string,
  lazy: LazyModules,
  plugins: readonly EsbuildPlugin[] = [],
  ...alone: readonly LazyModules[]
): Options[] {
  const [first, apart] = [packageOptions({ clean: false }), packageOptions({ clean: false, dts: false })]
  return [
    {
      ...first,
      esbuildPlugins: [...(first.esbuildPlugins ?? []), ...plugins, lazyFiles(root, Object.assign({}, lazy, ...alone))],
    },
    ...[lazy, ...alone]
      .filter(modules => Object.keys(modules).length > 0)
      .map(modules => ({
        ...apart,
        // External all the same, by the plugin: tsup would settle it before.
        noExternal: [adapterEntry, copiedEntry],
        entry: Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, `${path}.ts`])),
        esbuildPlugins: [...(apart.esbuildPlugins ?? []), ...plugins, lazyEntry],
      })),
  ]
}
