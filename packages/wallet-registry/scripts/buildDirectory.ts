import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryBundle } from './directoryBundle.ts'
import { dataFolder, readRegistry } from './readRegistry.ts'
import { walletJsonSchema } from './walletSchema.ts'

// Run this after changing `data`. Builds the file that the server reads, and the schema for editors.
const bundle = directoryBundle(readRegistry())
writeFileSync(join(dataFolder, 'directory.jsonl'), bundle)
writeFileSync(join(dataFolder, 'wallet.schema.json'), walletJsonSchema())
process.stdout.write(
  `directory.jsonl: ${bundle.split('\n').length - 1} records, ${Math.round(bundle.length / 1024)} KiB\n`,
)
