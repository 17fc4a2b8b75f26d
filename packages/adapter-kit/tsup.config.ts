import { defineConfig } from 'tsup'
import { packageOptions } from '../../tsup.base'

// Each entry point loads at another time, so no two share a file.
export default defineConfig(packageOptions({ splitting: false }))
