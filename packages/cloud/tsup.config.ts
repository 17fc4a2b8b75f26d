import { defineConfig } from 'tsup'
import { packageOptions } from '../../tsup.base'

export default defineConfig([
  packageOptions({
    entry: { index: 'src/exports/index.ts', contract: 'src/exports/contract.ts', cli: 'src/cli/cli.ts' },
    platform: 'node',
    target: 'node20',
  }),
])
