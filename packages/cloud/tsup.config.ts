import { defineConfig } from 'tsup'
import { bundledLicences } from '../../checks/bundledLicences'
import { packageOptions } from '../../tsup.base'

const options = packageOptions()

export default defineConfig([
  packageOptions({
    entry: { index: 'src/exports/index.ts', cli: 'src/cli/cli.ts' },
    platform: 'node',
    target: 'node20',
    // What is copied in needs another version of it than we do, and an installed package can be only one.
    noExternal: ['@noble/curves'],
    esbuildPlugins: [bundledLicences('dist/THIRD_PARTY_LICENCES.txt')],
    esbuildOptions(esbuild, context) {
      options.esbuildOptions?.(esbuild, context)
      // What is copied in comes from source: siwx and core can only be built after this package.
      esbuild.conditions = ['@openappkit/source', 'module', 'node']
    },
  }),
])
