import { exampleTests } from '@openappkit/example-harness/config'
import { defineConfig } from '@playwright/test'

export default defineConfig(exampleTests)
