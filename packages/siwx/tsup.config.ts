import { packageOptions } from '../../tsup.base'

const exports = Object.fromEntries(['index', 'message', 'server', 'siwe'].map(name => [name, `src/exports/${name}.ts`]))

// The modal needs two of the classes, and a bundler can't divide a file: so each of them is a file of its own.
export default packageOptions({
  entry: { ...exports, CloudAuthSIWX: 'src/cloud/CloudAuthSIWX.ts', SIWXPage: 'src/config/SIWXPage.ts' },
  dts: { entry: exports },
})
