import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: {
    outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
    // With `--mode e2e` the page that only tests open comes along.
    rollupOptions: { input: [here('./index.html'), ...(mode === 'e2e' ? [here('./e2e/pages/signIn.html')] : [])] },
  },
}))
