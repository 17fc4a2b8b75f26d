import { packageOptions } from '../../tsup.base'

export default packageOptions({
  // The contract of the backend is only there while this package is built. Found by path it counts as ours, and the declarations get a copy of what they need.
  dts: { compilerOptions: { paths: { '@openappkit/cloud/contract': ['../cloud/src/exports/contract.ts'] } } },
})
