import { exampleTests } from '@openappkit/e2e-kit/config'
import { defineConfig } from '@playwright/test'

export default defineConfig(exampleTests)
