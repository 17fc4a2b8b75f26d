import { fileURLToPath } from 'node:url'
import { listModules } from '@openappkit/e2e-kit/list-modules'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  // `--mode demo` builds the page of `npm run demo`, in a folder of its own.
  root: here(mode === 'demo' ? './demo' : '.'),
  publicDir: here('./public'),
  plugins: [react(), mode === 'e2e' && listModules()],
  build: {
    outDir: here(mode === 'production' ? './dist' : `./dist-${mode}`),
    emptyOutDir: true,
    // `--mode e2e` also builds the test-only pages.
    rollupOptions: {
      input: [
        here(mode === 'demo' ? './demo/index.html' : './index.html'),
        ...(mode === 'e2e'
          ? [
              here('./e2e/pages/bare.html'),
              here('./e2e/pages/embedded.html'),
              here('./e2e/pages/lab.html'),
              here('./e2e/pages/pay.html'),
              here('./e2e/pages/scene.html'),
              here('./e2e/pages/signIn.html'),
            ]
          : []),
      ],
    },
  },
}))
