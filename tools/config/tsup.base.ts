import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { transform } from 'esbuild'
import type { Options } from 'tsup'
import { plainNames } from './plainNames'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Makes `import css from './Button.css?inline'` return the minified style sheet, as Vite does for tests and stories.
 */
const inlineCss: EsbuildPlugin = {
  name: 'inline-css',
  setup(build) {
    const root = build.initialOptions.absWorkingDir ?? process.cwd()
    // Keep the query in the path, because tsup's CSS loader handles every path that ends in `.css`, in any namespace.
    // The path is relative, because the output contains it and would otherwise differ between machines.
    build.onResolve({ filter: /\.css\?inline$/ }, args => ({
      path: relative(root, resolve(dirname(args.importer), args.path)).replaceAll('\\', '/'),
      namespace: 'inline-css',
    }))
    build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async args => {
      const file = resolve(root, args.path.replace(/\?inline$/, ''))
      const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true })
      return { contents: code.trim(), loader: 'text', watchFiles: [file] }
    })
  },
}

/**
 * Core's timing helpers are small, so each file that uses them gets a copy. Otherwise, the bundler would move them to a
 * shared file.
 */
const copiedEntry = /^@openappkit\/appkit-core\/time$/

/**
 * Returns the build options of every published package: ESM, split chunks, declarations, and the entry points in
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
    esbuildPlugins: [inlineCss, plainNames()],
    noExternal: [copiedEntry],
    esbuildOptions(options) {
      // Keep Arabic text as it is, because escapes would triple its size.
      options.charset = 'utf8'
    },
    ...overrides,
  }
}

/** Lazy modules of a package: the names of their output files, and their paths without extension. */
type LazyModules = Readonly<Record<string, string>>

/** Resolves dynamic imports of lazy modules to their output files, which are built separately. */
const lazyFiles = (root: string, lazy: LazyModules): EsbuildPlugin => ({
  name: 'later-files',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const importPath = relative(root, resolve(resolveDir, path))
      const name = Object.keys(lazy).find(one => lazy[one] === importPath)
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
 * Builds a package in two parts: one for before a connection, and one for after it. The second has its own copies of
 * shared code and a different entry point of core. In a single build, bundlers move code shared with a lazy file into a
 * third file, which every app then loads. No code may use `instanceof` with a class that both parts contain. Each group
 * in `alone` is built separately for the same reason: few apps load it, and it must not change any other file.
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
        // The plugin still makes the adapter entry external. Without this, tsup would resolve it before the plugin.
        noExternal: [adapterEntry, copiedEntry],
        entry: Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, `${path}.ts`])),
        esbuildPlugins: [...(apart.esbuildPlugins ?? []), ...plugins, lazyEntry],
      })),
  ]
}
