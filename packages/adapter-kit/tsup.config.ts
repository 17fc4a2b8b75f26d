import { defineConfig } from 'tsup'
import { packageOptions } from '../../tools/config/tsup.base'

// The entry points load at different times, so no two share a file.
export default defineConfig(packageOptions({ splitting: false }))
