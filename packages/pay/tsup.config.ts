import { packageOptions } from '../../tools/config/tsup.base'

export default [
  packageOptions({ clean: false }),
  packageOptions({ clean: false, dts: false, entry: { 'pay-chaos': 'src/chaos/cli.ts' } }),
]
