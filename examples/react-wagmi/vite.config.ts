import { fileURLToPath } from 'node:url'
import { listModules } from '@openappkit/e2e-kit/list-modules'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// Three builds of one app: the default, `--mode baseline` without OpenAppKit (for comparison), and `--mode e2e` with
// the test-only pages.
export default defineConfig(({ mode }) => ({
  plugins: [react(), mode === 'e2e' && listModules()],
  resolve:
    mode === 'baseline' ? { alias: [{ find: /^\.\/wallet$/, replacement: here('./src/wallet.baseline.tsx') }] } : {},
  build: {
    outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
    rollupOptions: {
      input:
        mode === 'e2e'
          ? [
              here('./index.html'),
              here('./e2e/pages/cloudSignIn.html'),
              here('./e2e/pages/lab.html'),
              here('./e2e/pages/hostile.html'),
              here('./e2e/pages/oneClick.html'),
              here('./e2e/pages/signInView.html'),
              here('./e2e/pages/ssr.html'),
              here('./e2e/pages/ticks.html'),
            ]
          : [here('./index.html')],
    },
  },
}))
