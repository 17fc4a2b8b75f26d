import { defineConfig } from 'tsup'
import { bundledLicences } from '../../checks/bundledLicences'
import { packageOptions } from '../../tsup.base'

const [index, fallback] = ['src/exports/index.ts', 'src/exports/fallback.ts']
const packages = packageOptions()

export default defineConfig([
  packageOptions({ entry: { index }, dts: { entry: { index, fallback } }, clean: false }),
  // A file of its own, with copies of what other adapters load with the page or on intent: a bundler would put whatever they share into a third file.
  packageOptions({
    entry: { fallback },
    clean: false,
    dts: false,
    treeshake: true,
    noExternal: [...(packages.noExternal ?? []), /^@openappkit\/adapter-kit(?!\/reconnector)/],
    esbuildPlugins: [...(packages.esbuildPlugins ?? []), bundledLicences('dist/THIRD_PARTY_LICENCES.txt')],
  }),
])
