import { fileURLToPath } from 'node:url'

/** The example's own folder. */
export const exampleFolder: string = fileURLToPath(new URL('..', import.meta.url))

/** Next's command, without a launcher between it and whoever ends it. */
export const nextCommand: string = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url))
