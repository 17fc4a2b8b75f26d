/** Copies an example with the released versions of our packages. Started by `npm run example`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readExamples } from '../walk/readExamples.ts'
import { copyExample } from './copyExample.ts'

const root = resolve(import.meta.dirname, '../../..')
const [name = '', target = ''] = process.argv.slice(2)

const names = readExamples().map(example => example.name)
if (!names.includes(name)) throw new Error(`No example is called '${name}'. There are: ${names.join(', ')}.`)
if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} isn't empty. Name a new folder.`)
const { version } = JSON.parse(readFileSync(join(root, 'packages/appkit/package.json'), 'utf8'))
copyExample(root, name, target, () => version)
console.log(`Created ${target}. Run \`npm install\` and \`npm run dev\` there.`)
