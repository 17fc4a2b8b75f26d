import { packageOptions } from '../../tools/config/tsup.base'

const exports = Object.fromEntries(['index', 'message', 'server', 'siwe'].map(name => [name, `src/exports/${name}.ts`]))

// The modal loads two of the classes. Bundlers can't split a file, so each class is its own file.
export default packageOptions({
  entry: { ...exports, CloudAuthSIWX: 'src/cloud/CloudAuthSIWX.ts', SIWXPage: 'src/config/SIWXPage.ts' },
  dts: { entry: exports },
})
