import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryBundle } from './directoryBundle.ts'
import { dataFolder, readRegistry } from './readRegistry.ts'
import { registryProblems } from './registryProblems.ts'

const files = readRegistry()
const problems = [...registryProblems(files)]
if (problems.length === 0 && readFileSync(join(dataFolder, 'directory.jsonl'), 'utf8') !== directoryBundle(files)) {
  problems.push('directory.jsonl is older than the files it is made of: run scripts/buildDirectory.ts')
}
const outcome =
  problems.length === 0
    ? `${files.wallets.size} wallets, ${files.icons.size} icons: all in order.`
    : `${problems.length} problems.`
process.stdout.write(`${[...problems, outcome].join('\n')}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
