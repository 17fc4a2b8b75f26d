import { expect, test } from 'vitest'
import { checkFile } from './checkFile.ts'

const doc = 'docs/flows.md'
const source = 'packages/send/src/SendController.ts'
const catalog = 'packages/send/src/modal/locales/send.en.ts'

function termsIn(path: string, text: string): string[] {
  return checkFile(path, text).map(({ term }) => term)
}

test.each([
  ['whoever', 'Whoever connects signs a message.'],
  ['nobody', 'The modal closes when nobody is connected.'],
  ['someone who', 'Someone who sends tokens pays a fee.'],
  ['stranger', "It is a stranger's token."],
  ['visitor', 'Visitors connect a wallet.'],
  ['he, she', 'The user keeps his session.'],
  ['page of a host', 'It runs on the page of a host.'],
  ['tell', 'The adapter tells the kit.'],
  ['tell', 'The wallet is told first.'],
  ['hear', 'The kit hears of it.'],
  ['goodbye', 'The client says goodbye.'],
  ['asked for', 'The amount that was asked for is sent.'],
  ['is asked', 'The wallet is never asked twice.'],
  ['give back', 'The contract gives back the tokens.'],
  ['restore', 'The kit restores the last connection.'],
  ['door', 'Every package has one door.'],
  ['holdings', 'The list shows holdings.'],
  ['news', 'The relay has news of the session.'],
  ['at once', 'The modal opens at once.'],
  ['anew', 'The search begins anew.'],
  ['meanwhile', 'The price changed meanwhile.'],
  ['in use', 'The account in use signs.'],
  ['can not', 'The wallet can\nnot sign.'],
  ['e-mail', 'Connect by e-mail.'],
  ['Latin', 'Use a wallet, e.g. a browser extension.'],
  ['em dash', 'Cleanup — it removes every listener.'],
  ['clause as subject', 'What is sent is what was reviewed.'],
  ['British spelling', 'The behaviour is the same.'],
  ['British spelling', 'The request was cancelled.'],
  ['British spelling', 'Addresses are normalised.'],
  ['British spelling', 'The catalogue has 40 strings.'],
  ['reference', 'The wait is 10 s. Spec 7.'],
  ['reference', 'Tokens sort by value, section 5.6.'],
  ['reference', 'The limit is that of the spec.'],
])('finds %s: %s', (term, text) => {
  expect(termsIn(doc, text)).toContain(term)
})

test.each([
  'The user connects a wallet. The kit emits an event, and the app listens to it.',
  'If no wallet is connected, the modal opens immediately.',
  'Colors tell accounts apart.',
  'A screen reader user hears the status.',
  'The server sends up to 20 requests at once.',
  'The port is already in use.',
  'The test restores a snapshot of the database.',
  'Names have no spaces, see section 3 of [EIP-4361](https://eips.ethereum.org/EIPS/eip-4361).',
  'Precise promises compromise nothing: analyses are otherwise canceled.',
  '## What is a wallet?',
  'Pass `whoever` or [the key](https://example.org/nobody/door).',
  '| Option | Default |\n| --- | --- |\n| `domain` | — |',
  '```\n// nobody is asked for news at once\n```',
  '<!-- nobody -->',
])('accepts: %s', text => {
  expect(termsIn(doc, text)).toEqual([])
})

test.each([
  ['whoever', 'a docstring', '/** Asks whoever pays. */\nconst a = 1'],
  ['visitor', 'a parameter', '/**\n * Sends tokens.\n *\n * @param to - the visitor\n */\nconst a = 1'],
  ['meanwhile', 'a line comment', 'const a = 1 // changed meanwhile'],
  ['can not', 'a comment of two lines', '// The wallet can\n// not sign.\nconst a = 1'],
  ['tell', 'a comment in JSX', 'const a = <p>{/* Tells the user. */}</p>'],
  ['nobody', 'an error', "throw new AppKitError('a/b', 'Nobody answered.')"],
  ['anew', 'the title of a test', "test.each([1])('begins anew', () => {})"],
])('finds %s in %s', (term, _, text) => {
  expect(termsIn('packages/send/src/SendView.test.tsx', text)).toEqual([term])
})

test.each([
  ['tell', 'the help of a setting', "const setting = { help: 'Tells the relay where to listen.' }"],
  ['door', 'a log message', "logger.debug({ reason }, 'Turned away at the door')"],
  ['nobody', 'a template', 'const text = `The server that nobody started`'],
])('finds %s in %s of a package', (term, _, text) => {
  expect(termsIn('packages/cloud/src/settings.ts', text)).toEqual([term])
  expect(termsIn('packages/cloud/src/settings.test.ts', text)).toEqual([])
})

test('finds a term once in an error message of a package, whether short or long', () => {
  for (const message of ['Nobody answered.', 'Nobody answered the request in time.'])
    expect(termsIn('packages/cloud/src/settings.ts', `throw new AppKitError('a/b', '${message}')`)).toEqual(['nobody'])
})

test.each([
  "const url = 'https://nobody.example // told at once'",
  'const url = `// nobody` + "/* told */"',
  'const a = /\\/\\/ nobody/.test(b)',
  'const a = <p>// nobody</p>',
  '/**\n * Sends tokens with {@link whoever} or `door`.\n *\n * @example\n * await tell(nobody)\n */\nconst a = 1',
  '// biome-ignore lint/style/useDoor: The color is fixed.\nconst a = 1',
])('ignores slashes in code: %s', text => {
  expect(termsIn('packages/send/src/SendView.tsx', text)).toEqual([])
})

test.each([
  ['later', 'export interface LaterMethods {}'],
  ['words', 'export const useWords = () => undefined'],
  ['stranger', 'export function isOfStranger() {}'],
  ['owner', 'export interface ActionsOwner {}'],
  ['question', 'export type PriceQuestion = string'],
  ['trial', 'class TransferTrials {}\nexport { TransferTrials }'],
  ['restore', 'const a = 1\nexport { a as restore }'],
  ['orUnasked', "export { orUnasked } from './orUnasked'"],
  ['holdings', 'export interface State { readonly account: { readonly holdings: string } }'],
  ['tell', 'export class Relay { tell() {} }'],
  ['desk', 'export enum Kind { SignInDesk }'],
  ['British spelling', 'export interface CatalogueSource {}'],
])('finds %s in %s', (term, text) => {
  expect(termsIn(source, text)).toEqual([term])
})

test.each([
  'export function getTokenAccountsByOwner(owner: string) {}\nexport const ownerOf = 1',
  'export const clickHouse = 1\nexport const restoreSnapshot = 1\nexport const placeholder = 1',
  'export class Relay { #tell() {}\n private told = 1\n send() { const words = { later: 1 } } }',
  'const nobody = 1\ninterface LaterMethods {}',
])('accepts the names in %s', text => {
  expect(termsIn(source, text)).toEqual([])
})

test.each([
  ['nobody', 'Nobody answered in time.'],
  ['title case', 'Preview Send'],
  ['title case', 'Switch to {network} Network'],
  ['exclamation mark', 'Sent!'],
  ['please', 'Please try again.'],
  ['straight quote', "Can't connect"],
  ['three dots', 'Connecting...'],
])('finds %s in the string "%s"', (term, text) => {
  expect(termsIn(catalog, `export const en = { key: ${JSON.stringify(text)} }`)).toEqual([term])
})

test('accepts strings in sentence case with proper names', () => {
  const strings = [
    'Connect wallet',
    'Couldn’t connect. Try again.',
    'Get {wallet} on Google Play or the App Store',
    'NFTs on Ethereum',
    'Scan with WalletConnect',
    '{count} USDC on {network}',
    'Connecting…',
  ]
  const text = `export const en = { 'key.Connect Wallet!': '', ${strings.map((one, key) => `k${key}: ${JSON.stringify(one)}`).join(', ')} }`
  expect(termsIn(catalog, text)).toEqual([])
})

test('allows title case in other files and any word in other languages', () => {
  expect(termsIn(source, "const title = 'Preview Send'")).toEqual([])
  expect(termsIn('packages/send/src/locales/send.de.ts', "const de = { key: 'Netzwerk Wählen' }")).toEqual([])
})

test('finds a term in a package description', () => {
  const text = JSON.stringify({ name: '@x/send', description: 'Sends tokens for visitors.' }, null, 2)
  expect(checkFile('packages/send/package.json', text)).toMatchObject([{ line: 3, term: 'visitor' }])
})

test('finds terms in the scripts, the markup and the styles of a component', () => {
  const vue = `<script setup lang="ts">
// The visitor's account.
const account = useAppKitAccount()
</script>

<template>
  <!-- Nobody is connected. -->
  <p>visitor</p>
</template>

<style>
/* The door. */
</style>
`
  expect(checkFile('examples/vue/src/App.vue', vue)).toMatchObject([
    { line: 2, term: 'visitor' },
    { line: 7, term: 'nobody' },
    { line: 12, term: 'door' },
  ])
  const astro = `---
// The visitor's account.
import '../style.css'
---
<p>visitor</p>
`
  expect(checkFile('examples/astro/src/pages/index.astro', astro)).toMatchObject([{ line: 2, term: 'visitor' }])
})
