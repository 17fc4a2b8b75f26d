import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Without entries, the development server finds the app's packages during the first visit, and reloads the page.
  optimizeDeps: { entries: ['app/root.tsx', 'app/Account.tsx'] },
})
