import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tokens } from '@web3icons/common'
import { svgDangers } from '../src/svgDangers.ts'
import { assetFileSchema } from './assetRecord.ts'
import { dataFolder } from './readRegistry.ts'

/** Number of tokens by market value to include, besides the fee tokens of the listed networks. */
const TOKEN_RANK = 200
const LARGEST_TOKEN = 26_000
const gasTokens = [
  'eth',
  'pol',
  'matic',
  'avax',
  'bnb',
  'celo',
  'xdai',
  'glmr',
  'movr',
  'mnt',
  'kaia',
  's',
  'sei',
  'core',
  'rbtc',
  'bera',
  'ron',
]

const svgFolder = join(dirname(fileURLToPath(import.meta.resolve('@web3icons/core'))), 'svgs')
let written = 0
const refused: string[] = []

clear('wallets')
clear('networks')
clear('tokens')

const walletIcons = new Set(
  readdirSync(join(dataFolder, 'wallets')).flatMap(file => {
    const { icon } = JSON.parse(readFileSync(join(dataFolder, 'wallets', file), 'utf8')) as { icon?: string }
    return icon ?? []
  }),
)
for (const name of walletIcons) {
  if (!(await copy('wallets', name, 'wallets', name))) await copy('exchanges', name, 'wallets', name)
}

const { assets } = assetFileSchema.parse(JSON.parse(readFileSync(join(dataFolder, 'assets.json'), 'utf8')))
for (const { icon } of assets) {
  const [group, name] = icon?.split('/') ?? []
  if (group === 'networks' && name) await copy('networks', name, 'networks', name)
  if (group === 'wallets' && name) await copy('wallets', name, 'wallets', name)
}

const bestRank = new Map<string, (typeof tokens)[number]>()
for (const token of tokens) {
  const known = bestRank.get(token.symbol.toLowerCase())
  if (!known || rank(token) < rank(known)) bestRank.set(token.symbol.toLowerCase(), token)
}
for (const [symbol, token] of bestRank) {
  if (!/^[a-z\d]+$/.test(symbol)) continue
  if (rank(token) <= TOKEN_RANK || gasTokens.includes(symbol)) {
    await copy('tokens', token.filePath.slice('token:'.length), 'tokens', symbol)
  }
}
process.stdout.write(`${written} icons written.\n`)
if (refused.length > 0) process.stdout.write(`Left out:\n${refused.join('\n')}\n`)

function rank({ marketCapRank }: { marketCapRank: number | null }): number {
  return marketCapRank ?? Number.POSITIVE_INFINITY
}

function clear(group: string): void {
  rmSync(join(dataFolder, 'icons', group), { recursive: true, force: true })
  mkdirSync(join(dataFolder, 'icons', group), { recursive: true })
}

/**
 * Minifies and copies an icon. Resolves with `false` if the icon doesn't exist, is unsafe or, for tokens, too large.
 */
async function copy(from: string, file: string, to: string, name: string): Promise<boolean> {
  const svg = await icon(from, file)
  if (svg === undefined) return false
  const problem = svgDangers(svg)[0] ?? (from === 'tokens' && svg.length > LARGEST_TOKEN ? 'too large' : undefined)
  if (problem) {
    refused.push(`${to}/${name}: ${problem}`)
    return false
  }
  writeFileSync(join(dataFolder, 'icons', to, `${name}.svg`), `${svg}\n`)
  written++
  return true
}

async function icon(group: string, file: string): Promise<string | undefined> {
  try {
    const module = (await import(join(svgFolder, group, 'background', `${file}.svg.js`))) as { default: string }
    return shorter(module.default)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** Removes classes and redundant whitespace. */
function shorter(svg: string): string {
  return svg
    .replace(/ class="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()
}
