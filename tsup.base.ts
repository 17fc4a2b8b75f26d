import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
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

/** One shape for every published package: ESM, split chunks, declarations, the doors in `src/exports`. */
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
    esbuildOptions(options) {
      // Arabic stays Arabic: escapes triple its size.
      options.charset = 'utf8'
    },
    ...overrides,
  }
}
