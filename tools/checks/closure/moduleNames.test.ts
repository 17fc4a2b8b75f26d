import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { moduleNames } from './moduleNames.ts'

test('a library has one name, regardless of how it was installed and imported', () => {
  const file = '/repo/node_modules/.pnpm/uqr@0.1.3/node_modules/uqr/dist/index.mjs'
  expect(moduleNames('/repo', file)).toEqual(['uqr/dist/index.mjs'])
  expect(moduleNames('/repo', `\0${file}?commonjs-es-import`)).toEqual(['uqr/dist/index.mjs'])
})

test('code that a package bundles keeps its original name', () => {
  const root = fixtureTree({
    'packages/appkit-ui/dist/index.js': '',
    'packages/appkit-ui/dist/index.js.map': {
      sources: [
        'inline-css:../src/elements/QrCode.css?inline',
        '../src/elements/QrCode.tsx',
        '../../../node_modules/.pnpm/uqr@0.1.3/node_modules/uqr/dist/index.mjs',
      ],
    },
  })
  expect(moduleNames(root, join(root, 'packages/appkit-ui/dist/index.js'))).toEqual([
    'packages/appkit-ui/dist/index.js',
    'packages/appkit-ui/src/elements/QrCode.css?inline',
    'packages/appkit-ui/src/elements/QrCode.tsx',
    'uqr/dist/index.mjs',
  ])
})
