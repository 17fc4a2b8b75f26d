import { defineConfig } from 'vitest/config'
import { unitProject } from '../../tools/config/vitest.base'

export default defineConfig({ test: { projects: [unitProject()] } })
