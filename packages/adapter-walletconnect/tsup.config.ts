import { defineConfig } from 'tsup'
import { bundledLicenses } from '../../tools/checks/bundledLicenses'
import { packageOptions } from '../../tools/config/tsup.base'

const [index, fallback] = ['src/exports/index.ts', 'src/exports/fallback.ts']
const packages = packageOptions()

export default defineConfig([
  packageOptions({ entry: { index }, dts: { entry: { index, fallback } }, clean: false }),
  // A separate file, which includes its own copies of code that other adapters load at the start or on intent.
  // Otherwise, the bundler would move shared code into a third file.
  packageOptions({
    entry: { fallback },
    clean: false,
    dts: false,
    treeshake: true,
    noExternal: [...(packages.noExternal ?? []), /^@openappkit\/adapter-kit(?!\/reconnector)/],
    esbuildPlugins: [...(packages.esbuildPlugins ?? []), bundledLicenses('dist/THIRD_PARTY_LICENSES.txt')],
  }),
])
