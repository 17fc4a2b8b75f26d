import { transformAsync } from '@babel/core'
import solid from 'babel-preset-solid'
import type { Plugin } from 'vitest/config'

/** Compiles the Solid components of tests, for hydration. Vite removes their types. */
export function solidComponents(): Plugin {
  return {
    name: 'solid-components',
    enforce: 'pre',
    async transform(code, filename, { ssr = false } = {}) {
      if (!/\/test\/solid\/\w+\.tsx$/.test(filename)) return undefined
      const compiled = await transformAsync(code, {
        filename,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['jsx', 'typescript'] },
        presets: [[solid, { generate: ssr ? 'ssr' : 'dom', hydratable: true }]],
      })
      return compiled?.code ? { code: compiled.code, map: compiled.map } : undefined
    },
  }
}
