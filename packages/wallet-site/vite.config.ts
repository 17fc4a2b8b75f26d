import { defineConfig } from 'vite'
import { licenseNotice } from '../../tools/checks/bundledLicenses'
import { BundledPackages } from './scripts/BundledPackages'
import { recoveryFile } from './scripts/recoveryFile'
import { refuseNodeModules } from './scripts/refuseNodeModules'
import { siteManifest } from './scripts/siteManifest'
import { withoutWalletConnect } from './scripts/withoutWalletConnect'

// The caller's environment must not change the bytes.
process.env['NODE_ENV'] = 'production'

const packages = new BundledPackages(licenseNotice)
const output = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
} as const

// Our own packages come from their sources, so the build depends on the checkout alone and not on older builds.
const resolve = { conditions: ['@openappkit/source', 'module', 'browser', 'production'] }
const plugins = () => [refuseNodeModules(), withoutWalletConnect(), packages.collect()]
const recoveryPage = (): Promise<string> =>
  recoveryFile({ root: import.meta.dirname, resolve, plugins: plugins() }, new BundledPackages(licenseNotice))

/** Builds the pages into `dist/site`. The same sources and lockfile give the same bytes in every folder. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  envDir: false,
  logLevel: 'warn',
  resolve,
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    emptyOutDir: true,
    sourcemap: false,
    // A `data:` URL in a script would hide bytes from the manifest.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['sdk.html', 'window.html', 'error.html'],
      output,
    },
  },
  worker: {
    format: 'es',
    plugins: () => [refuseNodeModules(), packages.collect()],
    // One file, because the policy of the page accepts a single URL.
    rolldownOptions: { output: { ...output, codeSplitting: false } },
  },
  plugins: [...plugins(), siteManifest(packages, recoveryPage)],
})
