#!/usr/bin/env node
/** Copies an example into a new folder, with versions from npm: `npm run example vite-wagmi ../my-app`. */
import { resolve } from 'node:path'
import { installDependencies, pinnedNode, run } from './setup.mjs'

const [name, target] = process.argv.slice(2)
if (!name || !target) {
  console.error('Name an example and a new folder: npm run example vite-wagmi ../my-app')
  process.exit(2)
}
await installDependencies()
const { code } = await run(pinnedNode(), ['tools/example-tests/app/main.ts', name, resolve(target)], { inherit: true })
process.exitCode = code
