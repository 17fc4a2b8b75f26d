import { fileURLToPath } from 'node:url'

/** The example's own folder. */
export const exampleFolder: string = fileURLToPath(new URL('..', import.meta.url))

/** Path of Next's command. Running it directly leaves no launcher between Next and the process that ends it. */
export const nextCommand: string = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url))
