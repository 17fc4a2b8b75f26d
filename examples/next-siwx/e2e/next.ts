import { fileURLToPath } from 'node:url'

/** Path of the example's folder. */
export const exampleFolder: string = fileURLToPath(new URL('..', import.meta.url))

/** Path of Next's command. Run it directly: a launcher between would keep Next running after its parent ends. */
export const nextCommand: string = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url))
