import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import api from './api.js'

/** Answers the server's routes in development, on the port that they expect. */
const routes: Plugin = {
  name: 'routes',
  configureServer({ middlewares }) {
    const answer = getRequestListener(api.fetch)
    middlewares.use((request, response, next) => {
      if (/^\/(auth\/|me$)/.test(request.url ?? '')) void answer(request, response)
      else next()
    })
  },
}

export default defineConfig({ plugins: [react(), routes], server: { port: 3000 } })
