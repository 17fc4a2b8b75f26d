import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: {
    outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
    // `--mode e2e` also builds the test-only page.
    rollupOptions: { input: [here('./index.html'), ...(mode === 'e2e' ? [here('./e2e/pages/signIn.html')] : [])] },
  },
}))
