import { defineConfig } from 'tsup'
import { packageOptions } from '../../tsup.base'

export default defineConfig([
  packageOptions({ entry: ['src/exports/index.ts', 'src/exports/contract.ts', 'src/cli/cli.ts'], platform: 'node', target: 'node20' }),
])
