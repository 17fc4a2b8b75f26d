import { compile } from 'svelte/compiler'
import type { Plugin } from 'vitest/config'

/** Compiles the Svelte components of tests. */
export function svelteComponents(): Plugin {
  return {
    name: 'svelte-components',
    transform(code, filename, { ssr = false } = {}) {
      if (!filename.endsWith('.svelte')) return undefined
      const { js } = compile(code, { filename, generate: ssr ? 'server' : 'client' })
      return { code: js.code, map: js.map.toString() }
    },
  }
}
