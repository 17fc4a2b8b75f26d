import { packageOptions } from '../../tools/config/tsup.base'

export default packageOptions({
  entry: { index: 'src/exports/index.ts', cli: 'src/cli/cli.ts' },
  platform: 'node',
  target: 'node20',
})
